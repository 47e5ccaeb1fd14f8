import { db } from "../../base/db/client.server.ts";
import { allRows } from "../../base/db/queries/all-rows.server.ts";
import { nameKey } from "../../base/search/fold.ts";
import { nearest } from "../../base/search/nearest.ts";
import { mergedPlayers } from "../../people/players/merging/merged-players.server.ts";
import { readId, writtenId } from "../../records/ids/external-id.ts";
import { externalIds } from "../../records/ids/external-ids.server.ts";
import type { RowReading } from "../plan/read-row.ts";

/** Names that one file may have and no player: for more of them nothing is suggested. */
const MAX_UNKNOWN = 50;
/** Namesakes that an editor chooses from. */
const MAX_NAMESAKES = 8;

/**
 * Players by id, by the id of another system and by either name, however it is spelled. A record that was merged is the
 * one that stayed. Of namesakes one is chosen as `57 · Name, Club`.
 */
export async function playersByName() {
	const rows = await allRows((after, most) =>
		db()
			.selectFrom("players as p")
			.leftJoin("teams as t", "t.id", "p.team_id")
			.select(["p.id", "p.name", "p.name_ar", "p.licence_no", "t.name as club"])
			.where("p.id", ">", after)
			.orderBy("p.id")
			.limit(most)
			.execute(),
	);
	const byId = new Map(rows.map((player) => [player.id, player]));
	const [byExternalId, merged] = [await externalIds("player"), await mergedPlayers()];
	const texts = rows.flatMap(({ id, name, name_ar }) =>
		[...new Set([name, name_ar])].filter((text) => text !== "").map((text) => ({ text, id })),
	);
	const byName = Map.groupBy(texts, ({ text }) => nameKey(text));
	const called = (name: string) => [...new Set((byName.get(nameKey(name)) ?? []).map(({ id }) => id))];
	const numbered = (given: string) => {
		const id = readId(/^(\d{1,10}) · /.exec(given)?.[1] ?? given);
		const number = id && ("own" in id ? (merged.get(id.own) ?? id.own) : byExternalId.get(writtenId(id.external)));
		return number !== undefined && byId.has(number) ? number : undefined;
	};
	const suggested = new Map<string, string[]>();
	const near = (given: string) => {
		const known = suggested.get(given);
		if (known || suggested.size >= MAX_UNKNOWN) return known ?? [];
		const found = nearest(
			given,
			texts.map(({ text }) => [text, text] as const),
		);
		suggested.set(given, found);
		return found;
	};
	const choiceOf = (id: number) => {
		const { name = "", name_ar = "", club } = byId.get(id) ?? {};
		return `${id} · ${[name || name_ar, club].filter(Boolean).join(", ")}`.slice(0, 200);
	};
	return {
		/** The players of licence numbers. */
		numbers: rows.flatMap(({ id, licence_no }) => (licence_no === null ? [] : [[licence_no, id] as const])),
		/** The player that a row names; undefined with a problem noted when there is none, or more than one. */
		read(read: RowReading, given: string): number | undefined {
			const found = called(given);
			const id = numbered(given) ?? (found.length === 1 ? found[0] : undefined);
			if (id !== undefined) return id;
			const problem = given === "" ? "required" : found.length > 1 ? "severalPlayers" : "noPlayer";
			read.problems = { ...read.problems, player: problem };
			const choices = found.length > 1 ? found.slice(0, MAX_NAMESAKES).map(choiceOf) : near(given);
			if (given !== "") read.unknown = { ...read.unknown, player: { given, nearest: choices } };
			return undefined;
		},
		/** A player as a file names them: by name, or by number where others have the name too. */
		nameOf(id: number): string {
			const { name = "", name_ar = "" } = byId.get(id) ?? {};
			const text = name || name_ar;
			return called(text).length === 1 ? text : String(id);
		},
	};
}
