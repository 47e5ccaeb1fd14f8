import { can } from "../../../access/policy.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { guideText } from "../../../imports/columns/guide-text.ts";
import { guidesOf } from "../../../imports/guide/guide.server.ts";
import { importActions, importKinds } from "../../../imports/importers.server.ts";
import { importText } from "../../../records/imports/text.ts";
import { tabText } from "../../../records/tab-text.ts";
import { GuideTable } from "../parts/guide-table.tsx";
import type { Route } from "./+types/guide";

export const middleware = [requires("dashboard.open")];
export const handle = { title: (locale: Locale) => guideText(locale).title };

/** The columns of all kinds of files that this person imports. */
export async function loader({ context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	return { guides: await guidesOf(importKinds.filter((kind) => can(actor, importActions[kind]))) };
}

export default function ImportGuide({ loaderData: { guides } }: Route.ComponentProps) {
	const locale = useLocale();
	const [t, tabs] = [guideText(locale), tabText(locale)];
	return (
		<>
			<h2 className="text-2xl">{t.title}</h2>
			<p className="mt-1 mb-5 text-soft">{t.lead}</p>
			{guides.map((guide) => (
				<details key={guide.kind} className="card mb-3 px-5">
					<summary className="min-h-11 cursor-pointer content-center font-semibold">{tabs[guide.kind]}</summary>
					<p className="mb-3">
						<a href={pathIn(locale, "/admin/import/:kind", { kind: guide.kind })} className="link">
							{importText(locale).importTitle}: {tabs[guide.kind]}
						</a>
					</p>
					<GuideTable {...guide} />
				</details>
			))}
		</>
	);
}
