import type { Actor } from "../../../access/actor.ts";
import { accountIdOf } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { asKind } from "../../../base/db/waiting/time-limits.server.ts";
import type { Outcome } from "../../../base/outcome.ts";
import { type Batch, openBatch } from "../../../records/batches/batch-rows.server.ts";
import { type Choice, defaultChoice, type EntryOutcome, isOffered, namesOf } from "./archive.ts";
import { entriesOf } from "./archives.server.ts";
import { openNames } from "./judge.server.ts";
import { photoKey } from "./unpack/entry-name.ts";

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];
export type ApplyOutcome = Outcome<{ problem: "gone" | "notReady" | "applied" }, { created: number; updated: number }>;

/**
 * Does what was chosen for the files of an archive, by entry, as one batch that can be taken back; a file without a
 * choice has its default. All of it happens or nothing, and once: of two people who apply the same archive the second
 * is told. A photo that changed since the archive was read is left alone.
 */
export function applyArchive(actor: Actor, id: number, choices: ReadonlyMap<number, Choice>): Promise<ApplyOutcome> {
	authorize(actor, "player.manage");
	return asKind("import", () =>
		inTransaction(async () => {
			const archive = await db()
				.selectFrom("photo_archives")
				.select(["state", "file_name"])
				.where("id", "=", id)
				.forUpdate()
				.executeTakeFirst();
			if (!archive) return { ok: false, problem: "gone" };
			if (archive.state === "applied") return { ok: false, problem: "applied" };
			if (archive.state !== "ready") return { ok: false, problem: "notReady" };
			const batch = await openBatch(actor, {
				kind: "photos",
				record: "player",
				fileName: archive.file_name,
				origin: { photo_archive_id: id },
				byColumn: true,
			});
			if (!batch) return { ok: false, problem: "applied" };
			const context = { batch, names: await openNames(), done: new Set<number | string>() };
			for (const entry of await entriesOf(id)) {
				if (entry.verdict === "refused" || entry.verdict === "ignored") continue;
				const chosen = choices.get(entry.id) ?? defaultChoice(entry);
				await note(entry.id, await applyEntry(context, entry, isOffered(entry, chosen) ? chosen : "skip"));
			}
			await db()
				.updateTable("photo_archives")
				.set({ state: "applied", applied_at: new Date(), applied_by_id: accountIdOf(actor) })
				.where("id", "=", id)
				.execute();
			const { created, updated } = await batch.close();
			return { ok: true, created, updated };
		}),
	);
}

type Context = { batch: Batch; names: Awaited<ReturnType<typeof openNames>>; done: Set<number | string> };
type Result = { outcome: EntryOutcome; player_id: number | null };
const skipped: Result = { outcome: "skipped", player_id: null };

async function applyEntry({ batch, names, done }: Context, entry: Entry, choice: Choice): Promise<Result> {
	if (choice === "skip" || entry.photo_url === null) return skipped;
	if (choice === "create") {
		if (entry.person === null) return skipped;
		const key = photoKey(entry.person);
		if (done.has(key)) return { ...skipped, outcome: "twice" };
		// A player of this name who was added since the archive was read is not added twice. Namesakes that were there then
		// are no reason.
		const namesakes = entry.verdict === "ambiguous" ? entry.candidates : [];
		if (names.isKnown(key, namesakes)) return { ...skipped, outcome: "known" };
		done.add(key);
		return { outcome: "created", player_id: await addPlayer(batch, entry.person, entry.photo_url) };
	}
	if (done.has(choice)) return { ...skipped, outcome: "twice" };
	const player = await db()
		.selectFrom("players")
		.select(["version", "photo_url"])
		.where("id", "=", choice)
		.forUpdate()
		.executeTakeFirst();
	if (!player) return { ...skipped, outcome: "gone" };
	const seen = entry.candidates.find(({ id }) => id === choice)?.photo_url ?? null;
	if (player.photo_url !== seen) return { ...skipped, outcome: "changed" };
	await batch.change(choice, player.version, { photo_url: entry.photo_url });
	done.add(choice);
	return { outcome: "updated", player_id: choice };
}

const addPlayer = (batch: Batch, person: string, photo_url: string) =>
	batch.add({ ...namesOf(person), nationality: "KSA", ranking: null, team_id: null, photo_url });

/** The picture belongs to its player from now on; one that was not chosen is unused. */
const note = (entry: number, result: Result) =>
	db()
		.updateTable("photo_archive_entries")
		.set({ ...result, photo_url: null })
		.where("id", "=", entry)
		.execute();
