import { beforeAll, describe, expect, test } from "vitest";
import { makePdf } from "../../../test/make-pdf.ts";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { routeTable } from "../../../test/route-table.ts";
import { cookiesOf, startSite } from "../../../test/site.ts";
import { hashOfToken, randomToken } from "../../base/http/browser-token.server.ts";
import { isOpen, type Status, statuses } from "../../complaints/case/complaint.ts";

// Every door by which the status of a case can be asked for, and every form of the desk, with the pass of an access
// link.
const site = startSite({ settings: { TRUST_PROXY: "1" } });
const list = "/en/complaints/admin";
const page = (reference: string) => `${list}/case/${reference}`;
type Case = { id: string; reference: string };
let [item, beside] = [
	{ id: "", reference: "" },
	{ id: "", reference: "" },
];
/** A person at a door: the cookie of a browser, and the token that their program would send. */
type Person = { cookie: string; token: string };
const links: Record<string, Person> = {};
const own: Record<string, Person> = {};

let nth = 0;
/** A POST from another network each time: one network posts only so much without a session. */
const send = (path: string, body: BodyInit, headers: Record<string, string>) => {
	const from = { "x-forwarded-for": `203.0.${Math.floor(++nth / 250)}.${nth % 250}` };
	return fetch(site.origin + path, { method: "POST", body, headers: { ...headers, ...from }, redirect: "manual" });
};
const post = ({ cookie }: Person, path: string, fields: Record<string, string>) =>
	send(path, new URLSearchParams(fields), { cookie });
const call = (headers: Record<string, string>, name: string, body: object) =>
	send(`/api/functions/${name}`, JSON.stringify(body), headers);
const move = (status: Status) => ({ intent: "move", status, text: "Over.", reasons: "So.", ground: "new_fact" });
const many = ({ id }: Case, status: Status) => ({ intent: "change", case: id, status, confirmed: "on", text: "Over." });
const byProgram = ({ id }: Case, status: Status) => ({ complaintId: id, status, text: "Over." });
const decision = () => new File([makePdf([], { unlisted: "% decision\n" })], "decision.pdf");

/** The doors, and how each answers a link that it refuses. */
const doors: Record<string, { open: (who: Person, of: Case, to: Status) => Promise<Response>; refused: number[] }> = {
	"the form of the case": { open: (who, of, to) => post(who, page(of.reference), move(to)), refused: [409] },
	"the form in Arabic": { open: (who, of, to) => post(who, page(of.reference).slice(3), move(to)), refused: [409] },
	"the form as data": { open: (who, of, to) => post(who, `${page(of.reference)}.data`, move(to)), refused: [409] },
	"the form as data of one route": {
		open: (who, of, to) =>
			post(who, `${page(of.reference)}.data?_routes=complaints%2Fdesk%2Fcase%2Fpages%2Fcase`, move(to)),
		refused: [409],
	},
	"the form with a document": {
		open: ({ cookie }, of, to) => {
			const form = new FormData();
			for (const [name, value] of Object.entries({ ...move(to), document: decision() })) form.set(name, value);
			return send(page(of.reference), form, { cookie });
		},
		refused: [409],
	},
	"the selector of the list": {
		open: (who, of, to) => post(who, page(of.reference), { intent: "move", status: to, back: list }),
		refused: [409],
	},
	"the form of many": { open: (who, of, to) => post(who, list, many(of, to)), refused: [403, 422] },
	"the form of many as data": { open: (who, of, to) => post(who, `${list}.data`, many(of, to)), refused: [403, 422] },
	"the function of programs, with the cookie": {
		open: ({ cookie }, of, to) => call({ cookie }, "admin-update-complaint", byProgram(of, to)),
		refused: [401],
	},
	"the function of programs, with the secret as its token": {
		open: ({ token }, of, to) =>
			call({ authorization: `Bearer ${token}` }, "admin-update-complaint", byProgram(of, to)),
		refused: [401],
	},
	"the form of the complainant": {
		open: (who, of, to) =>
			post(who, `/en/complaints/case/${of.reference}`, {
				intent: to === "appealed" ? "appeal" : "withdraw",
				body: "Over.",
			}),
		refused: [303],
	},
};
const changesFor = (door: string) => (door.endsWith("complainant") ? "player" : "head");
const withoutText = "the selector of the list";
const notByCookie = "the function of programs, with the cookie";

beforeAll(async () => {
	for (const who of ["officer", "head", "player"]) {
		const email = `${who}@demo.example`;
		const signed = await call({}, "verify-admin-login", { email, password: DEMO_PASSWORD });
		const { token = "" }: { token?: string } = await signed.json();
		own[who] = { cookie: await site.signIn(email), token };
	}
	for (const who of ["officer", "head"]) links[who] = await byLink(`${who}@demo.example`);
	const { rows } = await site.sql<Case>(
		`select c.id, c.case_reference as reference from complaints c join accounts a on a.id = c.user_id
		 where a.email = 'player@demo.example' and c.case_reference is not null order by 2 limit 2`,
	);
	[item, beside] = [rows[0] ?? item, rows[1] ?? beside];
});

/** Comes in by a link, in a browser that no one has signed in with. */
async function byLink(email: string): Promise<Person> {
	const { id } = await site.row<{ id: string }>("select id from accounts where email = $1", [email]);
	expect((await post(own.head!, `${list}/links`, { officer: id, reason: "Lost phone" })).status).toBe(303);
	const secret = randomToken(); // in place of the one in the mail
	await site.sql("update access_links set token_hash = $1 where account_id = $2", [hashOfToken(secret), id]);
	const opened = cookiesOf(await site.get(`${list}/enter/${secret}`)).join("; ");
	const entered = await site.post(`${list}/enter/${secret}`, {}, { cookie: opened });
	const cookie = cookiesOf(entered).find((each) => each.startsWith("pass=")) ?? "";
	return { cookie, token: cookie.slice("pass=".length) };
}

async function put(status: Status) {
	await site.sql("alter table complaints disable trigger guard_case");
	await site.sql(
		`update complaints set status = $2::complaint_status, appealed_at = case when $2 = 'appealed' then now() end,
			judges = '{}', appeal_judges = '{}', status_before = null, withdrawn_at = null,
			appeal_until = now() + interval '9 days' where id = $1`,
		[item.id, status],
	);
	await site.sql("alter table complaints enable trigger guard_case");
}

/** All that a form of the desk could change, in one value. */
const everything = async () =>
	(
		await site.row<{ all: object }>(
			`select jsonb_build_object(
				'cases', (select jsonb_agg(to_jsonb(c) order by id) from complaints c),
				'decisions', (select count(*) from complaint_decisions),
				'events', (select jsonb_agg(e.type order by id) from complaint_events e where type <> 'case.viewed'),
				'messages', (select count(*) from complaint_messages), 'notes', (select count(*) from case_notes),
				'conflicts', (select count(*) from case_conflicts),
				'holds', (select count(*) from case_holds where lifted_at is null),
				'reopenings', (select jsonb_agg(to_jsonb(r)) from case_reopenings r),
				'joined', (select count(*) from joined_cases),
				'files', (select jsonb_agg(to_jsonb(f) order by id) from complaint_attachments f),
				'stored', (select count(*) from case_files),
				'published', (select jsonb_agg(to_jsonb(p)) from published_decisions p),
				'deadlines', (select jsonb_agg(to_jsonb(d) order by id) from complainant_deadlines d),
				'templates', (select jsonb_agg(to_jsonb(t) order by id) from answer_templates t),
				'links', (select count(*) from access_links where revoked_at is null),
				'tokens', (select count(*) from api_tokens),
				'views', (select count(*) from desk_views), 'roles', (select count(*) from account_roles),
				'pace', (select jsonb_agg(to_jsonb(s)) from desk_mail_settings s)) as all`,
		)
	).all;

describe.each(Object.entries(doors))("%s", (door, { open, refused }) => {
	const began = statuses.filter((status) => status !== "draft");
	test.each(began)("takes no case that is %s where a link may not take it", async (from) => {
		await put(from);
		const before = await everything();
		const answers: unknown[] = [];
		for (const [name, who] of Object.entries(links))
			for (const to of began.filter((each) => each !== from && !(isOpen(from) && isOpen(each)))) {
				const { status } = await open(who, item, to);
				if (!refused.includes(status)) answers.push([name, to, status]);
			}
		expect(answers).toEqual([]);
		expect(await everything()).toEqual(before);
	});

	test.skipIf(door === notByCookie)("is open to one who signed in", async () => {
		const to = door === withoutText ? "in_progress" : "closed";
		await put("submitted");
		expect((await open(own[changesFor(door)]!, item, to)).status).toBeLessThan(400);
		expect(await site.row("select status from complaints where id = $1", [item.id])).toEqual({ status: to });
	});
});

const noOne = "00000000-0000-4000-8000-000000000001";
/** The forms of the page of a case besides transitions and messages. */
const workOnCase: Record<string, string>[] = [
	{ intent: "assign", officer: "" },
	{ intent: "priority", priority: "urgent" },
	{ intent: "reclassify", dispute_type: "other", body: "Typed." },
	{ intent: "note", body: "Typed." },
	{ intent: "extend", until: "2030-01-07", body: "Typed." },
	{ intent: "conflict", body: "Typed." },
	{ intent: "recuse", account: noOne, body: "Typed." },
	{ intent: "lift", account: noOne },
	{ intent: "part", other: noOne },
	{ intent: "hold", body: "Typed." },
	{ intent: "lift-hold" },
	{ intent: "keep-hold" },
	{ intent: "release", file: noOne, body: "Typed." },
	{ intent: "reveal", body: "Typed." },
	{ intent: "propose-reopening", ground: "new_fact", body: "Typed." },
	{ intent: "confirm-reopening", proposal: "1" },
	{ intent: "revoke-reopening", proposal: "1" },
	{ intent: "ask-consent", body: "Typed." },
];
/** All other forms of the desk, each with what it sends. */
const forms: Record<string, [path: () => string, fields: () => Record<string, string>][]> = {
	"desk/case/pages/case.tsx": workOnCase.map((fields) => [() => page(item.reference), () => fields]),
	"desk/list/pages/list.tsx": [
		[() => list, () => ({ intent: "assign", case: item.id, officer: "none" })],
		[() => list, () => ({ intent: "change", case: item.id, status: "under_review" })],
		[() => list, () => ({ intent: "change", case: item.id, status: "under_review", confirmed: "on" })],
		[() => list, () => ({ intent: "save-view", name: "Mine" })],
	],
	"desk/case/pages/publication.tsx": [
		[
			() => `${page(item.reference)}/publication`,
			() => ({ intent: "publish", title: "x", title_ar: "x", body: "x", body_ar: "x" }),
		],
		[() => `${page(item.reference)}/publication`, () => ({ intent: "unpublish", sure: "on" })],
	],
	"desk/pages/erasures.tsx": [[() => `${list}/erasures`, () => ({ case_reference: item.reference, reason: "Typed." })]],
	"desk/pages/links.tsx": [[() => `${list}/links`, () => ({ officer: "", reason: "Typed." })]],
	"desk/pages/revoke-link.tsx": [[() => `${list}/links/${noOne}/revoke`, () => ({})]],
	"desk/pages/edit-template.tsx": [
		[
			() => `${list}/templates/new`,
			() => ({ used_for: "message", title: "x", title_ar: "x", body: "x", body_ar: "x", version: "0" }),
		],
	],
	"desk/pages/delete-template.tsx": [[() => `${list}/templates/999/delete`, () => ({})]],
	"desk/list/pages/delete-view.tsx": [[() => `${list}/views/999/delete`, () => ({})]],
	"desk/pages/notices.tsx": [[() => `${list}/emails`, () => ({ pace: "hourly" })]],
	"accounts/second-factor/pages/confirm.tsx": [[() => `${list}/confirm`, () => ({ password: DEMO_PASSWORD })]],
};

test("every form of the desk is named here", () => {
	const layouts = ["desk/pages/shell.tsx", "desk/case/pages/files.ts"];
	const found = routeTable
		.filter((route) => route.layouts.some((layout) => layouts.includes(layout)))
		.filter(({ source }) => /export (async )?(function|const) action/.test(source))
		.map(({ file }) => file);
	expect(Object.keys(forms).sort()).toEqual([...new Set(found)].sort());
});

test.each(Object.entries(forms))("the forms of %s are closed to a link, with scripts and without", async (_, sent) => {
	await put("submitted");
	const before = await everything();
	const wrong: unknown[] = [];
	for (const [name, who] of Object.entries(links))
		for (const [path, fields] of sent)
			for (const as of ["", ".data"]) {
				const { status } = await post(who, path() + as, fields());
				if (status !== 403) wrong.push([name, path() + as, fields(), status]);
			}
	expect(wrong).toEqual([]);
	expect(await everything()).toEqual(before);
	for (const [path, fields] of sent) {
		if (fields().intent === "conflict") continue; // it would take the head out of the case
		const { status } = await post(own.head!, path(), fields());
		expect([path(), fields(), [400, 403, 405].includes(status)]).toEqual([path(), fields(), false]);
	}
});

test("a link joins no cases, and opens no administration, no portal and no account behind it", async () => {
	const before = await everything();
	for (const who of Object.values(links)) {
		const joins = { intent: "join", reference: beside.reference };
		expect((await post(who, page(item.reference), joins)).status).toBe(403);
		for (const path of [
			"/en/admin/account",
			"/en/admin/account/tokens",
			"/en/admin/account/second-factor",
			"/en/complaints/my-data",
			"/en/complaints/submit?draft=new",
		]) {
			const answer = await post(who, path, { name: "x", "complaints-update": "on", days: "30", intent: "erase" });
			expect([path, answer.status, answer.headers.get("location")]).toEqual([
				path,
				303,
				expect.stringMatching(/\/(auth|login)\?next=/),
			]);
		}
	}
	expect(await everything()).toEqual(before);
});

test("a link reads, asks and writes by the same doors", async () => {
	for (const who of Object.values(links)) {
		await put("submitted");
		for (const status of ["under_review", "pending_information"] as const)
			expect((await post(who, page(item.reference), { ...move(status), back: list })).status).toBe(303);
		expect((await post(who, `${page(item.reference)}.data`, { intent: "message", body: "Where?" })).status).toBe(202);
		expect((await site.get(page(item.reference), { cookie: who.cookie })).status).toBe(200);
	}
});
