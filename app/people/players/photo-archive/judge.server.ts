import { fileTypeFromBuffer } from "file-type";
import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { isPicture } from "../../../base/files/pictures/pictures.server.ts";
import { fold } from "../../../base/search/fold.ts";
import type { Candidate, Verdict } from "./archive.ts";
import { photoKey, subjectOf } from "./unpack/entry-name.ts";

const archives = ["zip", "gz", "7z", "rar", "tar", "bz2", "xz", "zst"];
/** Players offered for a name that is nearly theirs. */
const MAX_NEAR = 3;

export type EntryVerdict = { verdict: Verdict; reason?: string; person?: string; candidates?: Candidate[] };
type Player = Candidate & { name: string; name_ar: string };

const refused = (reason: string): EntryVerdict => ({ verdict: "refused", reason });

/**
 * Says what the files of one archive would do, one after the other: by the player's number, then by either name however
 * it is spelled.
 */
export async function openJudge() {
	const players = await playersByKey();
	const seen = new Set<string | number>();
	const isSecond = (who: string | number) => seen.size === seen.add(who).size;

	return async (path: string, bytes: Uint8Array): Promise<EntryVerdict> => {
		const kind = await fileTypeFromBuffer(bytes);
		if (kind && archives.includes(kind.ext)) return refused("nested");
		if (!(await isPicture(bytes))) return refused("notAnImageText");
		const subject = subjectOf(path);
		if (!subject) return refused("noName");
		if ("id" in subject) {
			const player = players.byId.get(subject.id);
			return player ? matched(player) : refused(`noSuchNumber:${subject.id}`);
		}
		const named = players.byKey.get(subject.key) ?? [];
		const [player] = named;
		if (player && named.length === 1) return matched(player);
		const person = subject.isPerson ? subject.name : undefined;
		if (player) return { verdict: "ambiguous", candidates: named.map(candidate), person };
		if (!person) return refused("cameraName");
		if (isSecond(subject.key)) return refused("twice");
		return { verdict: "new", person, candidates: await nearest(person) };
	};

	function matched(player: Player): EntryVerdict {
		return { verdict: "match", candidates: [candidate(player)], reason: isSecond(player.id) ? "twice" : undefined };
	}
}

const candidate = ({ id, photo_url }: Player): Candidate => ({ id, photo_url });

async function playersByKey() {
	const rows = await db().selectFrom("players").select(["id", "name", "name_ar", "photo_url"]).execute();
	const byKey = new Map<string, Player[]>();
	for (const row of rows)
		for (const key of new Set([photoKey(row.name), photoKey(row.name_ar)]))
			if (key) byKey.set(key, [...(byKey.get(key) ?? []), row]);
	return { byId: new Map(rows.map((row) => [row.id, row])), byKey };
}

/** The players by the keys of their names, to see whether one of a name was added. */
export async function openNames() {
	const { byKey } = await playersByKey();
	return {
		isKnown: (key: string, except: readonly Candidate[]) =>
			(byKey.get(key) ?? []).some(({ id }) => !except.some((each) => each.id === id)),
	};
}

/** Players whose names are nearly this one. */
async function nearest(person: string): Promise<Candidate[]> {
	const folded = fold(person);
	return db()
		.selectFrom("players")
		.select(["players.id", "photo_url"])
		.innerJoin("search_texts as t", (join) => join.onRef("t.id", "=", "players.id").on("t.kind", "=", "player"))
		.where(sql<boolean>`${folded} <% t.names`)
		.orderBy(sql`word_similarity(${folded}, t.names)`, "desc")
		.orderBy("players.id")
		.limit(MAX_NEAR)
		.execute();
}
