import type { Actor } from "../../access/actor.ts";
import { attachEvidence } from "./attach-evidence.server.ts";
import type { FileProblem } from "./listed-file.ts";
import { PHOTO } from "./rules/evidence-rules.ts";

/**
 * Attaches every file that came with a form, one after the other; tells how many were taken and what was wrong with the
 * rest.
 */
export async function takeFiles(
	actor: Actor,
	complaintId: string,
	form: FormData,
): Promise<{ taken: number; problems: FileProblem[] }> {
	const problems: FileProblem[] = [];
	let taken = 0;
	for (const file of [...form.getAll("evidence"), ...form.getAll(PHOTO)]) {
		// A control without a choice sends one nameless, empty file.
		if (!(file instanceof File) || (file.size === 0 && file.name === "")) continue;
		const attached = await attachEvidence(actor, complaintId, file);
		if (attached.ok) taken += 1;
		else problems.push({ name: attached.name, problem: attached.problem });
	}
	return { taken, problems };
}
