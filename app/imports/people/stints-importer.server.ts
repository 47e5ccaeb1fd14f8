import { z } from "zod";
import { db, whenCommitted } from "../../base/db/client.server.ts";
import { allRows } from "../../base/db/queries/all-rows.server.ts";
import { optionalDay } from "../../base/forms/form-fields.ts";
import { isoDay } from "../../base/typed/day-time.ts";
import { derivedStintsOf } from "../../people/registrations/stints/derived-stints.server.ts";
import { stintKinds } from "../../people/registrations/stints/stint-form.ts";
import { externalIds } from "../../records/ids/external-ids.server.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import type { CsvRow } from "../../records/row-files/csv.server.ts";
import { listsOf } from "../columns/column.ts";
import { stintColumns } from "../columns/people-columns.ts";
import { assignOnce } from "../plan/assign-names.ts";
import { clubsByName } from "../plan/clubs-by-name.server.ts";
import type { Importer, WriteOrder } from "../plan/importer.ts";
import { check, type ReadRow, readRow } from "../plan/read-row.ts";
import { placeRows, refuseOthers } from "./place-rows.ts";
import { playersByName } from "./players-by-name.server.ts";
import { daysInFile, inFileWords, periodName } from "./read-days.ts";

const form = z
	.object({ kind: z.enum(stintKinds, "unknownChoice").default("own"), from_on: optionalDay, until_on: optionalDay })
	.refine(({ from_on, until_on }) => !from_on || !until_on || from_on <= until_on, {
		path: ["until_on"],
		message: "dayBefore",
	});
const own = ["club_id", "from_on", "until_on", "kind"];
const keyOf = ({ player_id, club_id, from_on }: Record<string, unknown>) => [player_id, club_id, from_on].join("|");

/** Clubs of players by days: the own ones of a player have no day in common. */
export const stintsImporter: Importer = {
	...listsOf(stintColumns),
	async open() {
		const [players, clubs, known] = [await playersByName(), await clubsByName(), await allStints()];
		const byId = new Map(known.map((stint) => [stint.id, stint]));
		const byKey = Map.groupBy(known, keyOf);
		const derived = new Set(known.filter(({ is_derived }) => is_derived).map(({ player_id }) => player_id));
		const noted = new Set<unknown>();
		let inOrder: WriteOrder = (work) => [...work];
		const nameOf = (stint: Record<string, unknown>) => periodName(clubs.byId.get(Number(stint.club_id))?.name, stint);
		return {
			read(row: CsvRow): ReadRow {
				const { player = "", team = "", kind = "", from = "", until = "" } = row.fields;
				const read = inFileWords(check(form, { kind, from_on: isoDay(from), until_on: isoDay(until) }));
				const player_id = players.read(read, player);
				const club = clubs.get(team);
				if (!club) clubs.miss(read, "team", team);
				if (read.values) read.values = { ...read.values, player_id, club_id: club?.id };
				const names = { team: "club_id", ...daysInFile };
				const name = [player, team, from].filter(Boolean).join(" · ");
				const found = readRow(row, read, { name, key: keyOf(read.values ?? {}), names });
				return {
					...found,
					columns: found.columns.filter((column) => own.includes(column) && (column !== "kind" || kind)),
				};
			},
			byId,
			byExternalId: await externalIds("stint"),
			candidatesOf: ({ key, values }) => {
				const all = byKey.get(key) ?? [];
				return [all.find(({ kind }) => kind === values?.kind) ?? all[0]].filter((stint) => stint !== undefined);
			},
			assign: (rows, claims) => assignOnce(rows, claims, "player"),
			begin(claims, rows) {
				refuseOthers(claims);
				inOrder = placeRows(claims, rows, {
					known,
					placeOf: ({ kind, player_id, from_on, until_on }) =>
						kind === "own" ? { of: String(player_id), from: from_on, until: until_on } : undefined,
					givesWay: ({ is_derived }) => is_derived === true,
					column: "from",
					problem: "stintsOverlap",
					nameOf,
				});
			},
			inOrder: (work) => inOrder(work),
			nameOf: (stint) => ({ name: nameOf(stint), name_ar: nameOf(stint) }),
			async prepare(_actor, { id, values = {} }, note) {
				const before = byId.get(id ?? 0);
				const player = Number(before?.player_id ?? values.player_id);
				if (derived.has(player) && !noted.has(player)) {
					await note("derived-stints", player, 1, { stints: await derivedStintsOf(player) });
					whenCommitted(() => noted.add(player));
				}
				return before ? { ...values, ...givenNow(before) } : values;
			},
		};
	},
};

/** A stint that a file speaks of is one that someone gave. */
function givenNow(before: KnownRecord) {
	const given: Record<string, unknown> = { is_derived: false, cut_on: null, uncut_until: null };
	return Object.fromEntries(Object.entries(given).filter(([column, value]) => before[column] !== value));
}

const allStints = (): Promise<KnownRecord[]> =>
	allRows((after, most) =>
		db()
			.selectFrom("stints")
			.select(["id", "version", "player_id", "club_id", "kind", "from_on", "until_on"])
			.select(["is_derived", "cut_on", "uncut_until"])
			.where("id", ">", after)
			.orderBy("id")
			.limit(most)
			.execute(),
	);
