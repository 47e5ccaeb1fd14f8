import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { SheetVersion } from "../../../league/sheets/parts/sheet-version.tsx";
import { versionsOf } from "../../../league/sheets/saving/versions.server.ts";
import { sheetText } from "../../../league/sheets/text.ts";
import { tieById } from "../../../league/ties/editing/edit-ties.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import type { Route } from "./+types/versions";

export const middleware = [requires("match.manage")];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const id = idParam(params.id);
	if (!(await tieById(id))) throw notFound();
	return { id, versions: await versionsOf(id), query: url.search };
}

export default function SheetVersions({ loaderData: { id, versions, query } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = sheetText(locale);
	return (
		<Panel title={t.versions} close={pathIn(locale, "/admin/matches/:id/sheet", { id: String(id) }) + query}>
			<ol className="divide-y divide-line overflow-y-auto p-5 sm:p-7">
				{versions.length === 0 && <li className="text-soft">{t.noVersions}</li>}
				{versions.map(({ number, made_at, actor, reason, document }) => (
					<li key={number} className="space-y-2 py-5" data-version={number}>
						<p className="text-sm text-soft">
							{t.version(number)} · <Moment at={made_at} />
							{actor && (
								<>
									{" "}
									· <Ltr>{actor}</Ltr>
								</>
							)}
						</p>
						{reason && (
							<p>
								<span className="font-semibold">{t.reason}:</span> <bdi>{reason}</bdi>
							</p>
						)}
						<SheetVersion document={document} />
					</li>
				))}
			</ol>
		</Panel>
	);
}
