import { accountIdOf } from "../../access/actor.ts";
import { db } from "../../base/db/client.server.ts";
import { allRows } from "../../base/db/queries/all-rows.server.ts";
import { nameKey } from "../../base/search/fold.ts";
import { isoDay } from "../../base/typed/day-time.ts";
import { allLicenceCategories } from "../../people/registrations/categories/categories.server.ts";
import { USUAL_CATEGORY } from "../../people/registrations/categories/category-form.ts";
import { correctsDecision, isDecided, saysWhy } from "../../people/registrations/licences/decided.ts";
import { licenceForm } from "../../people/registrations/licences/licence-form.ts";
import { externalIds } from "../../records/ids/external-ids.server.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import type { CsvRow } from "../../records/row-files/csv.server.ts";
import { seasonNames } from "../../settings/seasons.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { listsOf } from "../columns/column.ts";
import { licenceColumns } from "../columns/people-columns.ts";
import { seasonOf } from "../league/read-group.ts";
import { assignOnce } from "../plan/assign-names.ts";
import type { Claims } from "../plan/claims.ts";
import { clubsByName } from "../plan/clubs-by-name.server.ts";
import type { Importer, WriteOrder } from "../plan/importer.ts";
import { check, type ReadRow, readRow } from "../plan/read-row.ts";
import { placeRows, refuseOthers } from "./place-rows.ts";
import { playersByName } from "./players-by-name.server.ts";
import { inFileWords } from "./read-days.ts";

type Values = Record<string, unknown>;
const own = ["season", "category", "number", "state", "valid_from", "valid_until", "club_id", "reason"];
const inFile = { team: "club_id", from: "valid_from", until: "valid_until" };
/** Columns that say nothing where they are empty. */
const silent = ["season", "category", "state"];
const keyOf = ({ player_id, season, category }: Values) => [player_id, season, category].join("|");
const isActive = ({ state }: Values) => state === "requested" || state === "approved";

/** Licences of players: one of a category in a season that is asked for or approved, and a number is one player's. */
export const licencesImporter: Importer = {
	...listsOf(licenceColumns),
	async open() {
		const [players, clubs, known] = [await playersByName(), await clubsByName(), await allLicences()];
		const [{ season: current }, seasons] = [await siteSettings(), new Set(await seasonNames())];
		const categories = await allLicenceCategories();
		const categoryNamed = (given: string) =>
			categories.find(({ code }) => code === given.trim().toLowerCase())?.code ??
			categories.find((each) => [each.name, each.name_ar].some((name) => nameKey(name) === nameKey(given)))?.code;
		const byId = new Map(known.map((licence) => [licence.id, licence]));
		const byKey = Map.groupBy(known, keyOf);
		let inOrder: WriteOrder = (work) => [...work];
		const nameOf = ({ id, season, category }: Values) =>
			`${[season, category].join(" ")}${id === undefined ? "" : ` (${id})`}`;
		return {
			read(row: CsvRow): ReadRow {
				const { player = "", team = "", from = "", until = "", ...fields } = row.fields;
				const season = seasonOf(fields.season || current);
				const days = { valid_from: isoDay(from), valid_until: isoDay(until) };
				const given = {
					...fields,
					...days,
					season,
					category: (fields.category ? categoryNamed(fields.category) : USUAL_CATEGORY) ?? fields.category,
					state: fields.state || "requested",
				};
				const read = inFileWords(check(licenceForm, given), { from: "valid_from", until: "valid_until" });
				const player_id = players.read(read, player);
				const club = clubs.get(team);
				if (team && !club) clubs.miss(read, "team", team);
				if (!seasons.has(season)) read.problems = { ...read.problems, season: "unknownSeason" };
				if (fields.category && !categoryNamed(fields.category))
					read.problems = { ...read.problems, category: "unknownCategory" };
				if (read.values) read.values = { ...read.values, player_id, club_id: club?.id ?? null };
				const name = [player, season, fields.category].filter(Boolean).join(" · ");
				const found = readRow(row, read, { name, key: keyOf(read.values ?? {}), names: inFile });
				const speaks = (column: string) => own.includes(column) && (!silent.includes(column) || row.fields[column]);
				return { ...found, columns: found.columns.filter(speaks) };
			},
			byId,
			byExternalId: await externalIds("licence"),
			candidatesOf: ({ key, values }) => {
				const all = byKey.get(key) ?? [];
				return [all.find(isActive) ?? all.find(({ state }) => state === values?.state)].filter(
					(one) => one !== undefined,
				);
			},
			assign: (rows, claims) => assignOnce(rows, claims, "player"),
			begin(claims, rows) {
				refuseOthers(claims);
				for (const [row, { record }] of claims.found) {
					const given = record && valuesIn(row);
					if (given && correctsDecision(record, given) && !saysWhy(record, given))
						row.problems = { ...row.problems, reason: "anotherReason" };
				}
				refuseNumbers(claims, rows, known, players.numbers);
				inOrder = placeRows(claims, rows, {
					known,
					placeOf: (licence) => (isActive(licence) ? { of: keyOf(licence), from: null, until: null } : undefined),
					column: "category",
					problem: "sameLicence",
					nameOf,
				});
			},
			inOrder: (work) => inOrder(work),
			nameOf: (licence) => ({ name: nameOf(licence), name_ar: nameOf(licence) }),
			async prepare(actor, { id, values = {} }) {
				const { state } = values;
				const before = byId.get(id ?? 0);
				const isNew = isDecided({ state }) && state !== before?.state;
				return isNew || (before && correctsDecision(before, values))
					? { ...values, decided_by_id: accountIdOf(actor), decided_at: new Date() }
					: values;
			},
		};
	},
};

/** The values of the columns that a row speaks of. */
const valuesIn = ({ columns, values = {} }: ReadRow): Values =>
	Object.fromEntries(columns.flatMap((column) => (column in values ? [[column, values[column]]] : [])));

/** A number that another player has, by a licence, by the record or by an earlier row, is refused. */
function refuseNumbers(
	claims: Claims,
	rows: readonly ReadRow[],
	known: Iterable<KnownRecord>,
	own: Iterable<readonly [string, number]>,
) {
	const holders = new Map<string, unknown>(own);
	for (const licence of known)
		if (isActive(licence) && typeof licence.number === "string") holders.set(licence.number, licence.player_id);
	for (const row of rows) {
		const record = claims.found.get(row)?.record;
		const { number, player_id } = { ...record, ...row.values };
		if (row.problems || typeof number !== "string" || !row.columns.includes("number")) continue;
		const holder = holders.get(number) ?? player_id;
		if (holder !== player_id) row.problems = { number: "licenceNumberTaken" };
		else holders.set(number, player_id);
	}
}

const allLicences = (): Promise<KnownRecord[]> =>
	allRows((after, most) =>
		db().selectFrom("licences").selectAll().where("id", ">", after).orderBy("id").limit(most).execute(),
	);
