import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { latestArchives } from "../../../people/players/photo-archive/archives.server.ts";
import { archiveText } from "../../../people/players/photo-archive/text.ts";

type Props = { archives: Awaited<ReturnType<typeof latestArchives>> };

/** The newest archives with what they wait for; each leads to its preview or its report. */
export function ArchiveList({ archives }: Props) {
	const locale = useLocale();
	const t = archiveText(locale);
	const states = { reading: t.reading, ready: t.ready, applied: t.applied, failed: t.stateFailed };
	if (archives.length === 0) return null;
	return (
		<section aria-label={t.uploads}>
			<h4 className="text-sm font-semibold">{t.uploads}</h4>
			<ul className="divide-y divide-line">
				{archives.map(({ id, state, file_name, created_at }) => (
					<li key={id} data-state={state} className="py-2 text-sm">
						<a
							href={pathIn(locale, "/admin/players/photos/:archive", { archive: String(id) })}
							className="link inline-block py-1"
						>
							<bdi>{file_name}</bdi>
						</a>{" "}
						· {states[state]} · <Moment at={created_at} />
					</li>
				))}
			</ul>
		</section>
	);
}
