import type { Readable } from "node:stream";
import { DataStore, ERRORS, Upload } from "@tus/server";
import { isUuid } from "../../../base/forms/params.ts";
import { problemBefore, tidyName } from "../rules/evidence-rules.ts";
import { addPart, beginUpload, endUpload, findUpload } from "./uploads.server.ts";

/** An answer of the protocol with the key of what is wrong, as the page that attaches files gives it. */
export const refusal = (status_code: number, problem: string) => ({ status_code, body: JSON.stringify({ problem }) });

/** The uploads of one account, as the protocol of resumable uploads (tus 1.0) wants them (decision 143). */
export class ResumableStore extends DataStore {
	readonly #account: string;
	constructor(account: string) {
		super();
		this.#account = account;
		this.extensions = ["creation", "termination"];
	}

	override async create(upload: Upload) {
		const file = { name: tidyName(upload.metadata?.filename ?? ""), size: upload.size ?? 0 };
		const problem = problemBefore(file, { files: 0, bytes: 0 });
		if (problem) throw refusal(422, problem);
		await beginUpload(this.#account, { id: upload.id, ...file });
		return upload;
	}

	/** Also what arrived before the line was cut. */
	override async write(stream: Readable, id: string, offset: number) {
		const pieces: Buffer[] = [];
		try {
			for await (const piece of stream) pieces.push(piece);
		} finally {
			offset = await addPart(this.#account, id, offset, Buffer.concat(pieces));
		}
		return offset;
	}

	override async getUpload(id: string) {
		const found = isUuid(id) ? await findUpload(this.#account, id) : undefined;
		if (!found) throw ERRORS.FILE_NOT_FOUND;
		return new Upload({ id, size: found.file_size, offset: found.received });
	}

	override async remove(id: string) {
		if (isUuid(id)) await endUpload(this.#account, id);
	}
}
