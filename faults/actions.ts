import { createHash } from "node:crypto";
import { TERMS_VERSION } from "../app/complaints/submitting/terms.ts";
import { pdfFile } from "../test/make-pdf.ts";
import type { Installation } from "./installation.ts";
import { Visitor } from "./visitor.ts";

/** An act of a person that is prepared: how to send it, and how to recognise it later. */
export type PreparedAction = {
	send: () => Promise<Response>;
	/** Counts the rows that say it was done: 1, or 0. */
	done: { text: string; values: unknown[] };
	/** The same, when it is one file. */
	sha256?: string;
};
type Action = {
	prepare: () => Promise<PreparedAction>;
	/** Whether an answer says that it was done. */
	isDone: (answer: Response) => boolean;
	/** Emails that it causes. */
	mails: number;
};
export type ActionName = "submit" | "upload" | "status change" | "appeal";

const ok = ({ status }: Response) => status === 200;
const led = ({ status }: Response) => status === 303;

/** The acts of people while parts fail, through the pages. */
export async function actionsAt(at: Installation): Promise<Record<ActionName, Action>> {
	const player = await new Visitor(at, "player").signIn();
	const officer = await new Visitor(at, "officer").signIn();
	const head = await new Visitor(at, "head").signIn();
	const wizard = (draft: string, step: number) => `/en/complaints/submit?draft=${draft}&step=${step}`;
	const must = (answer: Response, wanted: number) => {
		if (answer.status !== wanted) throw new Error(`${answer.url} answered ${answer.status}`);
		return answer;
	};

	async function draft() {
		await at.sql("delete from rate_limits");
		const made = must(await player.get("/en/complaints/submit?draft=new"), 303);
		const id = new URL(made.headers.get("location") ?? "", at.app.origin).searchParams.get("draft") ?? "";
		must(await player.post(wizard(id, 1), { draft: id, dispute_type: "financial" }), 303);
		must(await player.post(wizard(id, 2), { draft: id, detailed_description: "They owe me two prizes." }), 303);
		return id;
	}
	const sendDraft = (id: string) =>
		player.post(wizard(id, 4), { draft: id, terms: "on", terms_version: TERMS_VERSION });
	async function filed() {
		const id = await draft();
		must(await player.post(wizard(id, 3), { draft: id }), 303);
		must(await sendDraft(id), 303);
		const [row] = await at.sql<{ reference: string }>(
			"select case_reference as reference from complaints where id = $1",
			[id],
		);
		return { id, reference: row?.reference ?? "" };
	}
	const isIn = (id: string, status: string) => ({
		text: "select count(*)::int as count from complaints where id = $1 and status = $2",
		values: [id, status],
	});

	return {
		submit: {
			isDone: (answer) => led(answer) && Boolean(answer.headers.get("location")?.endsWith("step=5")),
			mails: 1,
			async prepare() {
				const id = await draft();
				must(await player.post(wizard(id, 3), { draft: id }), 303);
				return { send: () => sendDraft(id), done: isIn(id, "submitted") };
			},
		},
		upload: {
			isDone: ok,
			mails: 0,
			async prepare() {
				const { id } = await filed();
				const file = pdfFile(`Contract of ${id}`, "contract.pdf");
				const sha256 = createHash("sha256")
					.update(new Uint8Array(await file.arrayBuffer()))
					.digest("hex");
				const send = () => {
					const form = new FormData();
					form.set("case", id);
					form.set("evidence", file);
					return player.post("/en/complaints/evidence", form);
				};
				const text = `select count(*)::int as count from complaint_attachments where complaint_id = $1 and sha256 = $2
						and purpose = 'evidence'`;
				return { send, sha256, done: { text, values: [id, sha256] } };
			},
		},
		"status change": {
			isDone: led,
			mails: 1,
			async prepare() {
				const { id, reference } = await filed();
				const fields = { intent: "move", status: "under_review", text: "We look into it." };
				return {
					send: () => officer.post(`/en/complaints/admin/case/${reference}`, fields),
					done: isIn(id, "under_review"),
				};
			},
		},
		appeal: {
			isDone: led,
			mails: 1,
			async prepare() {
				const { id, reference } = await filed();
				const decided = { intent: "move", status: "rejected", text: "No.", reasons: "There is no contract." };
				must(await head.post(`/en/complaints/admin/case/${reference}`, decided), 303);
				const fields = { intent: "appeal", body: "There is one." };
				return {
					send: () => player.post(`/en/complaints/case/${reference}`, fields),
					done: isIn(id, "appealed"),
				};
			},
		},
	};
}

/** Does what was refused, unless it was done after all. */
export async function again(
	at: Installation,
	{
		send,
		isDone,
		done,
	}: {
		send: () => Promise<Response>;
		isDone: (answer: Response) => boolean;
		done: { text: string; values: unknown[] };
	},
): Promise<Response | "done" | undefined> {
	for (let i = 0; i < 5; i++) {
		const [row] = await at.sql<{ count: number }>(done.text, done.values);
		if (row?.count) return "done";
		const answer = await send().catch(() => undefined);
		if (answer && isDone(answer)) return answer;
		await new Promise((resolve) => setTimeout(resolve, 2000));
	}
	return undefined;
}
