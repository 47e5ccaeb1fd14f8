import { db } from "../../base/db/client.server.ts";
import { allClasses } from "../../league/classes/classes.server.ts";
import { competitionForm } from "../../league/competitions/competition-form.ts";
import { OPEN } from "../../people/squads/squad-name.ts";
import { competitionColumns } from "../columns/league-columns.ts";
import { classNamed } from "../league/league-by-name.server.ts";
import { codedImporter } from "../plan/coded-importer.ts";

const allCompetitions = () =>
	db().selectFrom("competitions").selectAll().select("slug as code").orderBy("sort_order").orderBy("id").execute();

/**
 * Competitions; their code is their address in links, which stays. A new one is at the end of the list, a league of the
 * open class where nothing else is said.
 */
export const competitionsImporter = codedImporter(competitionColumns, async () => {
	const classes = await allClasses();
	return {
		form: competitionForm,
		taken: "sameCompetition",
		known: await allCompetitions(),
		read({ kind = "", class: named = "", ...fields }) {
			const code = named === "" ? OPEN : classNamed(classes, named);
			return {
				fields: { ...fields, kind: kind || "league", class: code ?? named },
				...(!code && { problems: { class: "unknownClass" } }),
				silent: [...(kind === "" ? ["kind"] : []), ...(named === "" ? ["class"] : [])],
			};
		},
		async prepare(_, { values: { code: slug, ...values } = {}, id }) {
			if (id !== undefined) return values;
			const last = Math.max(0, ...(await allCompetitions()).map(({ sort_order }) => sort_order));
			return { ...values, slug, sort_order: last + 1 };
		},
	};
});
