import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { addRecord, changeRecord, deleteRecord } from "../../records/change-record.server.ts";
import { articlesShowing } from "./library.server.ts";
import type { PictureInput } from "./picture-form.ts";

/** Adds an uploaded picture. One that the library has already, or that is not stored, is refused beside its field. */
export function addPicture(actor: Actor, input: PictureInput): Promise<Outcome<{ problems: Record<string, string> }>> {
	authorize(actor, "news.manage");
	return inTransaction(async () => {
		const { image_url } = input;
		const stored = await db()
			.selectFrom("pictures")
			.leftJoin("library_pictures", "library_pictures.image_url", "pictures.url")
			.select("library_pictures.id")
			.where("url", "=", image_url)
			.where("bucket", "=", "news-images")
			.executeTakeFirst();
		if (!stored) return { ok: false, problems: { image_url: "notOwnPicture" } };
		if (stored.id) return { ok: false, problems: { image_url: "samePicture" } };
		await addRecord(actor, "picture", input);
		return { ok: true };
	});
}

/** Changes what is said of a picture; its file stays. */
export function changePicture(actor: Actor, id: number, version: number, { image_url: _, ...words }: PictureInput) {
	authorize(actor, "news.manage");
	return changeRecord(actor, "picture", id, version, words);
}

/** Deletes a picture that no article shows; `used` when one does. */
export function deletePicture(actor: Actor, id: number): Promise<"deleted" | "gone" | "used"> {
	authorize(actor, "news.manage");
	return inTransaction(async () => {
		if ((await articlesShowing([id])).length > 0) return "used";
		return (await deleteRecord(actor, "picture", id)) ? "deleted" : "gone";
	});
}
