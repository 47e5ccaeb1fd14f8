import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "../../test/prepare-database.ts";
import { startSite } from "../../test/site.ts";
import { statuses } from "../complaints/case/complaint.ts";

const site = startSite();
const list = "/en/complaints/admin";
const page = (reference: string) => `${list}/case/${reference}`;
const filer = { name: "Zafira Canaryname", email: "canary.filer@example.org" };
const cookies: Record<string, string> = {};
let token = "";

type Case = { id: string; reference: string; file: string; decision: string; link: string };
/** An answer to an officer: status, location and text. */
type Answer = { status: number; to: string; text: string };
const noCase: Case = { id: "", reference: "", file: "", decision: "", link: "" };

const as = (who: string) => ({
	get: (path: string) => site.get(path, { cookie: cookies[who] ?? "" }),
	post: (path: string, fields: Record<string, string>) => site.post(path, fields, { cookie: cookies[who] ?? "" }),
});
const get = (path: string) => as("officer").get(path);
const post = (path: string, fields: Record<string, string>) => as("officer").post(path, fields);
const call = (name: string, body: object, bearer = token) =>
	fetch(`${site.origin}/api/functions/${name}`, {
		method: "POST",
		body: JSON.stringify(body),
		headers: { "content-type": "application/json", authorization: `Bearer ${bearer}` },
	});
const search = async (q: string) => {
	const sent = await post(list, { intent: "filter", q });
	const found = await get(sent.headers.get("location") ?? "");
	return new Response((await found.text()).replaceAll(q, "what was searched"), { status: found.status });
};
const stream = async () => {
	const reader = (await get(`${list}/events`)).body!.getReader();
	let heard = "";
	while (!/data: \d+/.test(heard)) heard += new TextDecoder().decode((await reader.read()).value);
	await reader.cancel();
	return new Response(heard);
};

/** Doors to the desk as a whole: to a recused officer they answer as if the case were not there. */
const deskDoors: Record<string, (item: Case) => Promise<Response>> = {
	"the list": () => get(list),
	"the list as data": () => get(`${list}.data?status=under_review`),
	"the list by status": () => get(`${list}?status=under_review`),
	"the list by type": () => get(`${list}?dispute_type=referee_decision`),
	"the list by priority": () => get(`${list}?priority=urgent`),
	"the list by officer": () => get(`${list}?assigned=none`),
	"the list by deadline": () => get(`${list}?due=late`),
	"the list by day": () => get(`${list}?from=2020-01-01`),
	"the list in order of the deadline": () => get(`${list}?sort=due`),
	"the list in order of submission": () => get(`${list}?sort=created`),
	"the list with all of its cases ticked": () => get(`${list}?ticked=page`),
	"the page of the list after the case": ({ id }) => get(`${list}?after=${id}`),
	"the page of the list before the case": ({ id }) => get(`${list}?before=${id}`),
	"a search for the name": () => search(filer.name),
	"a search for the address": () => search(filer.email),
	"a search for a party": () => search("Canary Coach"),
	"a search for the reference": ({ reference }) => search(reference),
	"the file of the list": () => get(`${list}/export.csv`),
	"the file of the list by status": () => get(`${list}/export.csv?status=under_review`),
	"the numbers": () => get(`${list}/numbers`),
	"the live updates": stream,
	"the list for programs": () => call("admin-get-complaints", {}),
	"the list for programs behind the case": ({ id }) => call("admin-get-complaints", { cursor: id }),
};

/** Addresses of one case: a recused officer gets the same answer from each for every case. */
const caseDoors: Record<string, { open: (item: Case) => Promise<Response>; before?: number; after: number }> = {
	"its page": { open: ({ reference }) => get(page(reference)), before: 200, after: 200 },
	"its page as data": { open: ({ reference }) => get(`${page(reference)}.data`), before: 200, after: 200 },
	"its page with a status chosen": {
		open: ({ reference }) => get(`${page(reference)}?to=resolved`),
		before: 200,
		after: 200,
	},
	"its page in Arabic": { open: ({ reference }) => get(page(reference).slice(3)), before: 200, after: 200 },
	"its details": { open: ({ reference }) => get(`${list}/details/${reference}`), before: 200, after: 200 },
	"its receipt": { open: ({ reference }) => get(`${page(reference)}/receipts/1.pdf`), before: 200, after: 404 },
	"its bundle": { open: ({ reference }) => get(`${page(reference)}/bundle.zip`), before: 200, after: 404 },
	"a link to its evidence": { open: ({ file }) => get(`${list}/evidence/${file}`), before: 303, after: 404 },
	"a link to page images": { open: ({ file }) => get(`${list}/evidence/${file}/pages`), before: 303, after: 404 },
	"evidence behind a link made before": { open: ({ link }) => get(link), before: 200, after: 404 },
	"its decision": { open: ({ decision }) => get(`${list}/decision/${decision}`), before: 200, after: 404 },
	...Object.fromEntries(
		[
			...statuses.map((status) => ({ intent: "move", status, text: "Typed." })),
			{ intent: "move", status: "closed", text: "Typed.", version: "1" },
			{ intent: "assign", officer: "" },
			{ intent: "priority", priority: "low" },
			{ intent: "reclassify", dispute_type: "other", body: "Typed." },
			{ intent: "note", body: "Typed." },
			{ intent: "message", body: "Typed." },
			{ intent: "conflict", body: "Typed." },
			{ intent: "recuse", account: "Typed.", body: "Typed." },
			{ intent: "lift", account: "Typed." },
			{ intent: "release", file: "Typed.", body: "Typed." },
			{ intent: "reveal", body: "Typed." },
		].map((fields) => [
			`the form ${Object.values(fields).join(" ")}`,
			{ open: ({ reference }: Case) => post(page(reference), fields as Record<string, string>), after: 409 },
		]),
	),
	"the assignment of many": {
		open: ({ id }) => post(list, { intent: "assign", case: id, officer: "none" }),
		after: 303,
	},
	"the question before a change of many": {
		open: ({ id }) => post(list, { intent: "change", case: id, status: "in_progress" }),
		after: 200,
	},
	"the change of many": {
		open: ({ id }) =>
			post(list, { intent: "change", case: `${id}:1`, status: "in_progress", confirmed: "on", text: "x" }),
		after: 409,
	},
	"a template with its facts": {
		open: ({ reference }) => get(`${page(reference)}/templates/900`),
		before: 200,
		after: 404,
	},
	"a template in its form": {
		open: ({ reference }) => post(page(reference), { intent: "message", body: "x", insert: "body", template: "900" }),
		after: 409,
	},
	"its page in a list": {
		open: ({ reference }) => get(`${page(reference)}?status=under_review`),
		before: 200,
		after: 200,
	},
	...Object.fromEntries(
		statuses.slice(1).map((status) => [
			`the function to ${status}`,
			{
				open: ({ id }: Case) => call("admin-update-complaint", { complaintId: id, status, text: "Typed.", version: 1 }),
				after: 409,
			},
		]),
	),
};

const answerOf = async (response: Response): Promise<Answer> => ({
	status: response.status,
	to: response.headers.get("location") ?? "",
	text: Buffer.from(await response.arrayBuffer()).toString("latin1"),
});
async function knock<K extends string>(doors: Record<K, (item: Case) => Promise<Response>>, item: Case) {
	const answers: Record<string, Answer> = {};
	for (const [name, open] of Object.entries<(item: Case) => Promise<Response>>(doors))
		answers[name] = await answerOf(await open(item));
	return answers as Record<K, Answer>;
}
const opening = (only: (door: (typeof caseDoors)[string]) => boolean) =>
	Object.fromEntries(
		Object.entries(caseDoors)
			.filter(([, door]) => only(door))
			.map(([name, { open }]) => [name, open]),
	);

/** An answer without ids, and without the reference, which a recused officer may see. */
const plain = ({ status, to, text }: Answer) =>
	`${status} ${to}\n${text}`.replace(
		/nonce="[^"]*"|\b\d{4}-\d{6}\b|\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
		"",
	);
const references = /<section aria-labelledby="recused-title"[\s\S]*?<\/section>/;
/**
 * Two answers are the same; those with the list of references by their markup, because its data have the references as
 * well.
 */
function expectAlike(one: Answer, other: Answer) {
	const markup = (html: string) => html.replace(references, "").replace(/<script[\s\S]*?<\/script>/g, "");
	const shown = references.test(one.text) ? markup : String;
	expect(shown(plain(one))).toBe(shown(plain(other)));
}

async function fileCase(fields: Record<string, string>, type: string): Promise<Case> {
	const player = as("player");
	const first = await player.get("/en/complaints/submit?draft=new");
	const id = new URL(first.headers.get("location") ?? "", site.origin).searchParams.get("draft") ?? "";
	const step = (n: number) => `/en/complaints/submit?draft=${id}&step=${n}`;
	await player.post(step(1), { draft: id, dispute_type: type });
	await player.post(step(2), { draft: id, ...fields });
	const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
		.png()
		.toBuffer();
	const evidence = new File([new Uint8Array(png)], "canary.png", { type: "image/png" });
	await site.send(step(3), { draft: id, intent: "upload", evidence }, cookies.player);
	await player.post(step(3), { draft: id });
	await player.post(step(4), { draft: id, terms: "on", terms_version: "2026-3" });
	const made = await site.row<Pick<Case, "reference" | "file">>(
		`select case_reference as reference, a.id as file from complaints c
			join complaint_attachments a on a.complaint_id = c.id where c.id = $1`,
		[id],
	);
	return { ...noCase, id, ...made };
}

/**
 * The answers of all addresses: of the desk before, after and without any case; of one case before and after, and of
 * another after.
 */
const recorded = {} as Record<"seen" | "recused" | "absent" | "open" | "closed" | "other", Record<string, Answer>>;
let [one, other] = [noCase, noCase];

beforeAll(async () => {
	for (const who of ["officer", "head", "player"]) cookies[who] = await site.sessionOf(`${who}@demo.example`);
	const signed = await call("verify-admin-login", { email: "officer@demo.example", password: DEMO_PASSWORD }, "");
	token = ((await signed.json()) as { token: string }).token;
	const forgetCases = async () => {
		for (const table of ["complaint_receipts", "complaints"]) await site.sql(`delete from ${table}`);
	};
	await forgetCases();
	const player = "(select id from accounts where email = 'player@demo.example')";
	await site.sql(`update complaint_users set full_name = $1, email = $2 where id = ${player}`, [
		filer.name,
		filer.email,
	]);
	other = await fileCase({ detailed_description: "Canary otherwise" }, "financial");
	one = await fileCase(
		{
			detailed_description: "Canary subject",
			incident_location: "Canary place",
			second_party_full_name: "Canary Coach",
		},
		"referee_decision",
	);
	const head = as("head");
	const words = { text: "Canary decision", reasons: "Canary reasons" };
	const work: Record<string, string>[] = [
		{ intent: "note", body: "Canary note" },
		{ intent: "message", body: "Canary message" },
		{ intent: "move", status: "resolved", ...words },
		{ intent: "move", status: "under_review", ...words },
	];
	for (const fields of work) expect((await head.post(page(one.reference), fields)).status).toBe(303);
	await site.sql("update complaint_attachments set scan = 'clean'");
	await site.sql(
		`insert into answer_templates (id, used_for, title, body, body_ar) overriding system value
			values (900, 'message', 'x', '{name}', '{الاسم}')`,
	);
	await site.sql("update complaints set priority = 'urgent', due_at = now() - interval '3 days' where id = $1", [
		one.id,
	]);
	one.decision = String((await site.sql("select id from complaint_decisions")).rows[0]?.id);
	// A link lives for 60 seconds; with the time stopped only the recusal can refuse it.
	vi.useFakeTimers({ toFake: ["Date"] });
	one.link = (await get(`${list}/evidence/${one.file}`)).headers.get("location") ?? "";

	recorded.seen = await knock(deskDoors, one);
	recorded.open = await knock(
		opening(({ before }) => before !== undefined),
		one,
	);
	for (const { reference } of [one, other])
		expect((await post(page(reference), { intent: "conflict", body: "Canary reason" })).status).toBe(303);
	recorded.recused = await knock(deskDoors, one);
	recorded.closed = await knock(
		opening(() => true),
		one,
	);
	recorded.other = await knock(
		opening(() => true),
		{ ...other, decision: one.decision, link: one.link },
	);
	vi.useRealTimers();
	await forgetCases();
	recorded.absent = await knock(deskDoors, one);
}, 240_000);

describe("to an officer who is recused", () => {
	test.each(Object.keys(deskDoors))("%s tells of no case", (door) => {
		const { text = "" } = recorded.recused[door] ?? {};
		expect(text).not.toMatch(/canary/i);
		expect(text.includes(one.reference)).toBe(references.test(text));
		expectAlike(recorded.recused[door]!, recorded.absent[door]!);
	});

	test("each of these addresses showed the case before the recusal", () => {
		const silent = Object.keys(deskDoors).filter(
			(door) => plain(recorded.seen[door]!) === plain(recorded.absent[door]!),
		);
		expect(silent).toEqual([]);
	});

	test.each(Object.entries(caseDoors))("%s shows nothing of the case", (door, { before, after }) => {
		if (before) expect(recorded.open[door]?.status).toBe(before);
		expect(recorded.closed[door]?.status).toBe(after);
		expect(recorded.closed[door]?.text).not.toMatch(/canary|data-status/i);
		expectAlike(recorded.closed[door]!, recorded.other[door]!);
	});

	test("a page of the desk names the reference, and says that the officer is recused", () => {
		expect(recorded.recused["the list"]?.text).toContain(one.reference);
		for (const door of ["its page", "its details"])
			expect(recorded.closed[door]?.text).toContain("You are recused from this case");
		for (const [door, { text }] of Object.entries(recorded.closed))
			if (door.startsWith("the function"))
				expect([door, text]).toEqual([door, expect.stringContaining("conflict_of_interest")]);
	});
});
