import { useLocale } from "../../../base/ui/use-locale.ts";
import { ListFiles } from "../../../records/list/parts/list-files.tsx";
import { competitionsText } from "../text.ts";

const kinds = [
	...(["classes", "rule-sets", "formats", "venues", "closures", "competitions", "editions", "stages"] as const),
	...(["groups", "entries", "adjustments", "rubbers"] as const),
] as const;

/** Rules, groups, their teams and points by decision as files: in, and those of the season out. */
export function GroupFiles({ season }: { season: string }) {
	return (
		<ListFiles
			title={competitionsText(useLocale()).files}
			lists={kinds.map((kind) => ({ kind, season, json: kind === "rubbers" }))}
		/>
	);
}
