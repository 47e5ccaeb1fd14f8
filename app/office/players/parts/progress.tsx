import { pathIn } from "../../../base/locale/path.ts";
import { JobProgress } from "../../../base/ui/job-progress.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { archiveText } from "../../../people/players/photo-archive/text.ts";
import { DiscardButton } from "./discard-button.tsx";

type Props = { id: number; total: number; done: number };

/** How far the reading is, and the way out of it. */
export function Progress({ id, total, done }: Props) {
	const locale = useLocale();
	const t = archiveText(locale);
	const page = pathIn(locale, "/admin/players/photos/:archive", { archive: String(id) });
	return (
		<JobProgress
			follow={`${page}/progress`}
			page={page}
			total={total}
			done={done}
			label={t.reading}
			told={t.progress}
			refresh={t.refresh}
			state="reading"
		>
			<form method="post">
				<DiscardButton />
			</form>
		</JobProgress>
	);
}
