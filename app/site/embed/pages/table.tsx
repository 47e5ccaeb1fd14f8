import { idParam } from "../../../base/forms/params.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { useText } from "../../../base/ui/use-locale.ts";
import { decisionsOfAdjustments } from "../../../decisions/published-decisions.server.ts";
import { groupTable } from "../../../league/group-tables/group-table.server.ts";
import { inLanguage } from "../../../league/group-tables/in-language.ts";
import { recorded } from "../../../league/ranking/recorded.ts";
import { Decisions } from "../../league/parts/standings/decisions.tsx";
import { StandingsTable } from "../../league/parts/standings/standings-table.tsx";
import { ZoneLegend } from "../../league/parts/standings/zone-legend.tsx";
import { embedText } from "../embed-text.ts";
import { EmbedFrame } from "../parts/embed-frame.tsx";
import { NotThere } from "../parts/not-there.tsx";
import { groupInFrame } from "../shown-group.server.ts";
import type { Route } from "./+types/table";

export const handle = { cached: [], share: true, embed: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const { group, ...named } = await groupInFrame(locale, idParam(params.id));
	const table = inLanguage(locale, await groupTable(group));
	return { ...named, table, published: await decisionsOfAdjustments(table.adjustments) };
}

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: args.loaderData?.title ?? "",
		index: false,
	});

export default function EmbeddedTable({ loaderData: { table, published, ...named } }: Route.ComponentProps) {
	const t = useText(embedText);
	const { rows, rule, zones, marks } = table;
	return (
		<EmbedFrame {...named}>
			{rows.length === 0 ? (
				<p className="text-soft">{t.noSquads}</p>
			) : (
				<>
					<StandingsTable rows={rows} rule={recorded(rule, rows)} title={named.title} marks={marks} />
					<div className="space-y-1 text-sm text-soft">
						<ZoneLegend rows={rows} zones={zones} marks={marks} />
						<Decisions {...table} published={published} />
					</div>
				</>
			)}
		</EmbedFrame>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <NotThere error={error} />;
}
