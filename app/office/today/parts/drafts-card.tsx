import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { FROM_HOME } from "../../../records/from-home.ts";
import { manageNewsText } from "../../news/text.ts";
import { adminText } from "../../text.ts";
import { peopleText } from "../people-text.ts";
import type { Today } from "../today.server.ts";
import { WorkCard, WorkRow } from "./card.tsx";

/** Articles that no reader sees yet: one that is whole in a language is published here, as it is. */
export function DraftsCard({ rows, total }: Today["drafts"]) {
	const locale = useLocale();
	const t = peopleText(locale);
	const n = manageNewsText(locale);
	if (rows.length === 0) return null;
	const list = `${pathIn(locale, "/admin/news")}?state=draft`;
	return (
		<WorkCard id="to-publish" total={total} label={adminText(locale).drafts} all={list}>
			{rows.map(({ id, version, title, title_ar, updated_at, languages }) => {
				const page = pathIn(locale, "/admin/news/:id", { id: String(id) }) + FROM_HOME;
				const name = (locale === "ar" ? (title_ar ?? title) : (title ?? title_ar)) ?? n.untitled;
				const whole = languages.map((language) => t[language]).join(t.and);
				return (
					<WorkRow
						key={id}
						to={page}
						title={<bdi>{name}</bdi>}
						facts={
							<>
								{whole || t.unfinished} · <Moment at={updated_at} />
							</>
						}
					>
						<a href={page} aria-label={t.openOf(name)} className="button-quiet px-4 text-sm">
							{t.open}
						</a>
						{whole && (
							<form method="post" encType="multipart/form-data" action={page} data-in-place="">
								<input type="hidden" name="version" value={version} />
								<button
									type="submit"
									name="intent"
									value="publish"
									aria-label={t.publishOf(name)}
									className="button-quiet px-4 text-sm"
								>
									{t.publish}
								</button>
							</form>
						)}
					</WorkRow>
				);
			})}
		</WorkCard>
	);
}
