import type { Actor } from "../../../access/actor.ts";
import { startRemoteMigration } from "./photo-runs.server.ts";
import { startPreset } from "./preset.server.ts";

/** Starts the run of a panel's form; `id` is absent while another of its kind goes on. Undefined for another form. */
export async function startRun(actor: Actor, form: FormData): Promise<{ id: number | undefined } | undefined> {
	const kind = form.get("kind");
	if (kind === "remote-photos") return { id: await startRemoteMigration(actor) };
	if (kind === "preset-photos") return { id: await startPreset(actor) };
	return undefined;
}
