import type { Actor } from "../../access/actor.ts";
import { startRemoteMigration } from "./photo-runs.server.ts";
import { startPreset } from "./preset.server.ts";
import { ArchiveRefused } from "./read-archive.server.ts";
import { startZip } from "./zip.server.ts";

export type Started = { ok: true; id: number | undefined } | { ok: false; problem: "notAZip" | "zipFailed" };

/** Takes an uploaded archive: only files that end in .zip and are archives (docs/rules.md#player-photos). */
export async function takeZip(actor: Actor, file: unknown): Promise<Started> {
	if (!(file instanceof File) || !/\.zip$/i.test(file.name)) return { ok: false, problem: "notAZip" };
	try {
		return { ok: true, id: await startZip(actor, file) };
	} catch (error) {
		if (error instanceof ArchiveRefused) return { ok: false, problem: "zipFailed" };
		throw error;
	}
}

/** Starts the run of a panel's form; undefined for another form. */
export async function startRun(actor: Actor, form: FormData): Promise<Started | undefined> {
	const kind = form.get("kind");
	if (kind === "zip" || form.get("zip") instanceof File) return takeZip(actor, form.get("zip"));
	if (kind === "remote-photos") return { ok: true, id: await startRemoteMigration(actor) };
	if (kind === "preset-photos") return { ok: true, id: await startPreset(actor) };
	return undefined;
}
