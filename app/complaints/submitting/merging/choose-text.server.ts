import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { asComplainant } from "../../../access/case-access.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { isUuid } from "../../../base/forms/params.ts";
import type { Outcome } from "../../../base/outcome.ts";
import { STATEMENT_MAX } from "../../case/complaint.ts";
import { longDraftFields } from "../fields/complaint-form.ts";
import { draftValues } from "../fields/draft-values.ts";
import { storable } from "../fields/storable.server.ts";
import type { TextChoice } from "./choices.ts";
import { dropText, storedTexts } from "./kept-texts.server.ts";
import { noteWriter } from "./merge-draft.server.ts";

type ChoiceOutcome = Outcome<{ problems: Record<string, string> }>;

/**
 * Chooses between the text of a draft and another that was kept: the draft's, the other, or both, one under the other.
 * A text about which was chosen already is no failure.
 */
export async function chooseText(actor: Actor, id: string, choice: TextChoice, textId: string): Promise<ChoiceOutcome> {
	authorize(actor, "case.file");
	if (!isUuid(id) || !isUuid(textId)) return { ok: true };
	return asComplainant(actor, async () => {
		const draft = await db()
			.selectFrom("complaints")
			.selectAll()
			.where("id", "=", id)
			.where("user_id", "=", accountIdOf(actor) ?? "")
			.where("status", "=", "draft")
			.forUpdate()
			.executeTakeFirst();
		const kept = draft && (await storedTexts(id)).find((each) => each.id === textId);
		if (!kept) return { ok: true };
		const { field, body } = kept;
		if (choice !== "keep") {
			const present = draftValues(draft)[field] ?? "";
			const isJoined = choice === "join" && longDraftFields.includes(field) && present !== "";
			const text = isJoined ? `${present}\n\n${body}` : body;
			if (text.length > STATEMENT_MAX) return { ok: false, problems: { [field]: "tooLong" } };
			await db()
				.updateTable("complaints")
				.set({ ...storable({ [field]: text }), last_updated_at: new Date() })
				.where("id", "=", id)
				.execute();
			await noteWriter(id, [field], undefined);
		}
		await dropText(id, textId);
		return { ok: true };
	});
}
