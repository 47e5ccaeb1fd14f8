import { beforeAll, describe, expect, test } from "vitest";
import { makePdf } from "../../test/make-pdf.ts";
import { DEMO_PASSWORD } from "../../test/prepare-database.ts";
import { cookiesOf, startSite } from "../../test/site.ts";
import { type Status, statuses } from "../complaints/case/complaint.ts";
import { decisionParts } from "../complaints/case/decision-parts.ts";
import { emptiedText } from "../complaints/case/emptied/emptied-text.ts";
import { transitionFor } from "../complaints/case/flow/case-flow.ts";
import { caseText } from "../complaints/case/text.ts";
import { evidenceProblems } from "../complaints/evidence/problem-text.ts";
import { bulkText } from "./bulk/text.ts";
import { refusalText } from "./case/refusal-text.ts";
import { deskCaseText } from "./case/text.ts";
import { linkText } from "./links-text.ts";
import { filterText } from "./list/filter-text.ts";
import { listText } from "./list/text.ts";
import { deskProblems } from "./problem-text.ts";
import { deskText } from "./text.ts";

const site = startSite();
const t = deskText("en");
const listWords = listText("en");
const refusals = refusalText("en");
const filters = filterText("en");
const desk = deskCaseText("en");
const linkWords = linkText("en");
const cookies: Record<string, string> = {};
const people = ["officer", "head", "editor", "owner", "player"] as const;
let cases: { id: string; reference: string }[] = [];

beforeAll(async () => {
	for (const who of people) cookies[who] = await site.sessionOf(`${who}@demo.example`);
	const { rows } = await site.sql<{ id: string; reference: string }>(
		"select id, case_reference as reference from complaints where case_reference is not null order by 2",
	);
	cases = rows;
});
const get = (who: string, path: string) => site.get(path, { cookie: cookies[who] ?? "" });
const post = (who: string, path: string, fields: Record<string, string>) =>
	site.post(path, fields, { cookie: cookies[who] ?? "" });
const page = (reference = cases[0]?.reference) => `/en/complaints/admin/case/${reference}`;
const put = async (id: string, status: string) => {
	await site.sql("alter table complaints disable trigger guard_case");
	await site.sql(
		`update complaints set status = $2::complaint_status, appealed_at = case when $2 = 'appealed' then now() end,
			judges = '{}', status_before = null where id = $1`,
		[id, status],
	);
	await site.sql("alter table complaints enable trigger guard_case");
};
const PDF = makePdf([], { unlisted: "% decision\n" });
const statusOf = async (id: string) =>
	(await site.row<{ status: Status }>("select status from complaints where id = $1", [id])).status;

describe("signing in", () => {
	const enter = (email: string, password = DEMO_PASSWORD) =>
		site.post("/en/complaints/admin/auth", { email, password });

	test("leads to the desk, with the fixed texts", async () => {
		const response = await enter("officer@demo.example");
		expect([response.status, response.headers.get("location")]).toEqual([303, "/en/complaints/admin"]);
		const cookie = cookiesOf(response).join("; ");
		expect(await (await site.get("/en/complaints/admin", { cookie })).text()).toContain("Login successful");
	});

	test("says what is wrong, and keeps the address that was typed", async () => {
		const wrong = await enter("officer@demo.example", "wrong");
		expect(wrong.status).toBe(401);
		const text = await wrong.text();
		expect(text).toContain("Invalid credentials");
		expect(text).toContain('value="officer@demo.example"');
		expect((await site.post("/en/complaints/admin/auth", { email: "", password: "" })).status).toBe(422);
		const editor = await enter("editor@demo.example");
		expect([editor.status, (await editor.text()).includes("This account has no role at the complaints desk")]).toEqual([
			401,
			true,
		]);
		expect(
			(
				await site.sql(
					"select 1 from sessions s join accounts a on a.id = s.account_id where a.email = 'editor@demo.example'",
				)
			).rows,
		).toHaveLength(1);
	});

	test("is asked for before a page of the desk, and leads back to it", async () => {
		const response = await site.get("/en/complaints/admin/numbers");
		expect(response.headers.get("location")).toBe(
			"/en/complaints/admin/auth?next=%2Fen%2Fcomplaints%2Fadmin%2Fnumbers",
		);
		const back = await site.post("/en/complaints/admin/auth?next=%2Fen%2Fcomplaints%2Fadmin%2Fnumbers", {
			email: "head@demo.example",
			password: DEMO_PASSWORD,
		});
		expect(back.headers.get("location")).toBe("/en/complaints/admin/numbers");
	});

	test("at the door of the administration an officer is led to the desk as well", async () => {
		const response = await site.post("/admin/auth", { email: "officer@demo.example", password: DEMO_PASSWORD });
		expect(response.headers.get("location")).toBe("/complaints/admin");
	});
});

test("the page of emails is no part of the list of cases", async () => {
	const tabs = async (path: string) => {
		const html = await (await get("officer", path)).text();
		return [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)/g)].map(([, label]) => label);
	};
	expect(await tabs("/en/complaints/admin/numbers")).toEqual([t.numbers]);
	expect(await tabs("/en/complaints/admin/emails")).toEqual([]);
});

test("content editors, owners and complainants are shown no case", async () => {
	for (const who of ["editor", "owner", "player"])
		for (const path of [
			"/en/complaints/admin",
			page(),
			`/en/complaints/admin/details/${cases[0]?.reference}`,
			`${page()}/bundle.zip`,
			"/en/complaints/admin/export.csv",
			"/en/complaints/admin/events",
		])
			expect([who, path, (await get(who, path)).status]).toEqual([who, path, 403]);
});

const refused = (status: number) => {
	expect(status).toBe(409);
	return false;
};

/** Takes a case from one status to another by a page, and by the function that programs call. */
const ways: Record<string, (who: string, item: (typeof cases)[number], to: Status) => Promise<boolean>> = {
	async page(who, { reference }, to) {
		const fields = { intent: "move", status: to, text: "Because.", reasons: "Because." };
		const { status } = await post(who, page(reference), fields);
		return status === 303 || refused(status);
	},
	async function(who, { id }, status) {
		const answer = await call("admin-update-complaint", { complaintId: id, status, text: "Because." }, tokens[who]);
		return answer.status === 200 || refused(answer.status);
	},
};
const tokens: Record<string, string> = {};
const call = (name: string, body: object, token = "") =>
	fetch(`${site.origin}/api/functions/${name}`, {
		method: "POST",
		body: JSON.stringify(body),
		headers: { authorization: `Bearer ${token}` },
	});

// Every pair is tried with the command (allowed-transitions.test.ts) and in SQL (case-flow.test.ts); these doors lead
// to it.
test.each(Object.keys(ways))(
	"from every state by a %s: what the table of transitions allows is done, and nothing else",
	async (way) => {
		const tried = cases[2]!;
		const wrong: unknown[] = [];
		for (const who of ["officer", "head"] as const) {
			const signed = await call("verify-admin-login", { email: `${who}@demo.example`, password: DEMO_PASSWORD });
			tokens[who] = ((await signed.json()) as { token: string }).token;
			for (const from of statuses.filter((each) => each !== "draft")) {
				const item = { status: from, appealed_at: from === "appealed" ? new Date() : null };
				const isAllowed = (to: Status) => transitionFor(item, to, who) !== undefined;
				for (const to of [statuses.find(isAllowed), statuses.find((each) => !isAllowed(each))]) {
					if (!to) continue;
					await put(tried.id, from);
					const done = await ways[way]?.(who, tried, to);
					const now = await statusOf(tried.id);
					if (done !== isAllowed(to) || now !== (isAllowed(to) ? to : from)) wrong.push([who, from, to, done, now]);
				}
			}
		}
		expect(wrong).toEqual([]);
	},
);

describe("a program that updates a case", () => {
	beforeAll(async () => {
		const signed = await call("verify-admin-login", { email: "head@demo.example", password: DEMO_PASSWORD });
		tokens.head = ((await signed.json()) as { token: string }).token;
	});
	const update = async (body: object) => {
		const answer = await call("admin-update-complaint", body, tokens.head);
		return { status: answer.status, ...((await answer.json()) as { error?: { code: string; message: string } }) };
	};

	test("sends a status alone, or every described field, and reads the names of fields that do not exist", async () => {
		const { id = "" } = cases[2] ?? {};
		await put(id, "submitted");
		expect(await update({ complaintId: id, status: "under_review" })).toMatchObject({ status: 200 });
		const foreign = { question: "Who?", outcome: "x", reason: "x", due_date: "2030-01-01" };
		expect(await update({ complaintId: id, status: "pending_information", ...foreign })).toMatchObject({
			status: 422,
			error: {
				message: expect.stringMatching(
					/question, outcome, reason, due_date.*complaintId, status, text, dueOn, reasons, facts, .*, ground, version/,
				),
			},
		});
		expect(await statusOf(id)).toBe("under_review");
		expect(await update({ complaintId: id, status: "lost", version: "1" })).toMatchObject({
			status: 422,
			error: { message: expect.stringContaining("status, version") },
		});
		const description: ApiDescription = await (await site.get("/api/openapi.json")).json();
		const { schema } =
			description.paths["/api/functions/admin-update-complaint"].post.requestBody.content["application/json"];
		const every = { complaintId: id, status: "pending_information", text: "Who?", dueOn: "2100-01-01", version: 0 };
		expect(Object.keys(schema.properties).sort()).toEqual(
			[...Object.keys(every), "ground", "reasons", ...decisionParts].sort(),
		);
		const { rows } = await site.sql("select version from complaints where id = $1", [id]);
		every.version = Number(rows[0]?.version);
		const late = await update(every);
		expect([late.status, late.error?.code, late.error?.message]).toEqual([
			422,
			"too_late",
			expect.stringMatching(/^The latest day to answer is \d{4}-\d\d-\d\d\.$/),
		]);
		every.dueOn = late.error?.message.slice(-11, -1) ?? "";
		expect(await update(every)).toMatchObject({ status: 200 });
	});

	test("is told when its account judged the case before", async () => {
		const { id = "" } = cases[2] ?? {};
		await put(id, "appealed");
		await site.sql(
			"update complaints set judges = array(select id from accounts where email = 'head@demo.example') where id = $1",
			[id],
		);
		expect(await update({ complaintId: id, status: "rejected" })).toMatchObject({
			status: 409,
			error: { code: "judged_before" },
		});
	});
});

describe("an appeal", () => {
	test("is offered to heads without a part in the case; the others see why not, and who can judge it", async () => {
		const { id = "", reference } = cases[3] ?? {};
		await put(id, "resolved");
		await put(id, "appealed");
		await site.sql(
			`update complaints set ended_as = 'resolved',
				judges = array(select id from accounts where email = 'head@demo.example') where id = $1`,
			[id],
		);
		const alone = await (await get("head", page(reference))).text();
		expect(alone).toContain("You decided or closed this case before");
		expect(alone).toContain("The owner of the site can give the role of head to another person");
		expect(alone).not.toMatch(/\?to=rejected|value="note"|value="priority"|value="message"/);
		const officer = await (await get("officer", page(reference))).text();
		expect(officer).toContain("Only a head who neither decided nor closed the case before can judge the appeal");
		expect(officer).not.toContain("?to=");
		const list = await (await get("head", "/en/complaints/admin")).text();
		expect(list.slice(list.indexOf(`data-case="${reference}"`)).split("</tr>")[0]).toContain(listWords.noTransitions);
		const { rows } = await site.sql("select id from accounts where email = 'officer@demo.example'");
		await site.sql("insert into account_roles (account_id, role) values ($1, 'head')", [rows[0]?.id]);
		const refused = await post("head", page(reference), {
			intent: "move",
			status: "rejected",
			text: "No.",
			reasons: "No.",
		});
		expect([refused.status, (await refused.text()).includes("You decided or closed this case before")]).toEqual([
			409,
			true,
		]);
		expect(await (await get("head", page(reference))).text()).toContain("Hand the case over to");
		const handed = await post("head", page(reference), { intent: "assign", officer: String(rows[0]?.id) });
		expect(handed.status).toBe(303);
		expect(await (await get("officer", page(reference))).text()).toContain("?to=rejected");
		await site.sql("delete from account_roles where account_id = $1 and role = 'head'", [rows[0]?.id]);
	});
});

describe("the selector", () => {
	test("offers those of the five statuses that can follow, under their fixed names", async () => {
		const { id = "", reference = "" } = cases[3] ?? {};
		await put(id, "under_review");
		const html = await (await get("officer", "/en/complaints/admin")).text();
		const row = html.slice(html.indexOf(`data-case="${reference}"`)).split("</tr>")[0] ?? "";
		const options = [...row.matchAll(/<option value="(\w+)"[^>]*>([^<]+)</g)].map(([, value, label]) => [value, label]);
		expect(options).toEqual([
			["submitted", "Submitted"],
			["incomplete_evidence", "Need More Info"],
			["resolved", "Resolved"],
			["closed", "Closed"],
		]);
	});

	test("changes a status and returns to the list; where a text is required it leads to its form", async () => {
		const { id = "", reference } = cases[3] ?? {};
		await put(id, "submitted");
		const back = "/en/complaints/admin?status=submitted";
		const changed = await post("officer", page(reference), { intent: "move", status: "under_review", back });
		expect([changed.status, changed.headers.get("location"), await statusOf(id)]).toEqual([303, back, "under_review"]);
		const list = await site.get(back, { cookie: `${cookies.officer}; ${cookiesOf(changed).join("; ")}` });
		expect(await list.text()).toContain("Status updated successfully");
		const asked = await post("officer", page(reference), { intent: "move", status: "resolved", back });
		expect(asked.headers.get("location")).toBe(`${page(reference)}?to=resolved#move`);
		expect(await statusOf(id)).toBe("under_review");
		const none = await post("officer", page(reference), { intent: "move", status: "", back });
		expect([none.status, (await none.text()).includes("Choose one of the options")]).toEqual([422, true]);
		const elsewhere = await post("officer", page(reference), {
			intent: "move",
			status: "submitted",
			back: "//evil.example",
		});
		expect(elsewhere.headers.get("location")).toBe(`${page(reference)}#notice`);
	});

	test("beside the details of a case leads back to the list as it was filtered, and so does their close", async () => {
		const { id = "", reference } = cases[3] ?? {};
		await put(id, "submitted");
		const query = "?status=submitted&priority=urgent";
		const html = await (await get("officer", `/en/complaints/admin/details/${reference}${query}`)).text();
		const back = `/en/complaints/admin${query}`.replace("&", "&amp;");
		expect([html.includes(`name="back" value="${back}"`), html.includes(`href="${back}"`)]).toEqual([true, true]);
	});

	test("asks for no text when the transition would be refused with it", async () => {
		const { id = "", reference } = cases[3] ?? {};
		const send = (who: string, status: string) => post(who, page(reference), { intent: "move", status });
		await put(id, "appealed");
		await site.sql(
			"update complaints set judges = array(select id from accounts where email = 'head@demo.example') where id = $1",
			[id],
		);
		const judged = await send("head", "rejected");
		expect([judged.status, (await judged.text()).includes(refusals.judgedBefore)]).toEqual([409, true]);
		await put(id, "submitted");
		const isResolving = async () => (await (await get("officer", page(reference))).text()).includes("?to=resolved");
		await site.sql('update site_settings set fields = fields || \'{"officers_may_resolve": "no"}\'');
		await expect.poll(isResolving).toBe(false);
		const reserved = await send("officer", "resolved");
		await site.sql("update site_settings set fields = fields - 'officers_may_resolve'");
		await expect.poll(isResolving).toBe(true);
		expect([reserved.status, (await reserved.text()).includes(refusals.notAllowed)]).toEqual([409, true]);
	});
});

describe("the page of a case", () => {
	test("shows who was first with what, keeps what was typed, and overwrites nothing", async () => {
		const { id = "", reference } = cases[3] ?? {};
		await put(id, "submitted");
		const html = await (await get("officer", `${page(reference)}?to=closed`)).text();
		const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? "";
		const since = /name="since" value="(\d+)"/.exec(html)?.[1] ?? "";
		await post("head", page(reference), { intent: "move", status: "in_progress", text: "" });
		const late = await post("officer", page(reference), {
			intent: "move",
			status: "closed",
			text: "My long reason",
			version,
			since,
		});
		expect(late.status).toBe(409);
		const said = (await late.text()).replaceAll("<!-- -->", "");
		expect(said).toContain(refusals.conflict);
		expect(said).toContain(refusals.nowIs(caseText("en").in_progress));
		expect(said).toContain("My long reason");
		expect(said).toMatch(/Status changed – In Progress · Head of complaints/);
		expect(await statusOf(id)).toBe("in_progress");
	});

	test("keeps the typed reasons when another officer decided first", async () => {
		const { id = "", reference } = cases[3] ?? {};
		await put(id, "submitted");
		const html = await (await get("head", `${page(reference)}?to=rejected`)).text();
		const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? "";
		await post("officer", page(reference), { intent: "move", status: "closed", text: "A duplicate." });
		const fields = { intent: "move", status: "rejected", text: "No.", reasons: "My reasons stay", version };
		const late = await post("head", page(reference), fields);
		expect([late.status, (await late.text()).includes("My reasons stay</textarea>")]).toEqual([409, true]);
	});

	test("asks for what a transition needs, beside the field", async () => {
		const { id = "", reference } = cases[3] ?? {};
		await put(id, "submitted");
		const send = (fields: Record<string, string>) => post("head", page(reference), { intent: "move", ...fields });
		const decided = await send({ status: "rejected", text: "No.", reasons: "" });
		expect([decided.status, /id="move-reasons-problem"/.test(await decided.text())]).toEqual([422, true]);
		const asked = await send({ status: "pending_information", text: "Who?", due_on: "2020-01-01" });
		expect([asked.status, /id="move-due_on-problem"/.test(await asked.text())]).toEqual([422, true]);
		const far = await send({ status: "pending_information", text: "Who?", due_on: "2100-01-01" });
		expect([far.status, (await far.text()).includes("The latest day to answer is")]).toEqual([422, true]);
		const hijri = await send({ status: "pending_information", text: "Who?", due_on: "1448/9/20" });
		expect([hijri.status, await hijri.text()]).toEqual([422, expect.stringMatching(/Hijri|هجري/)]);
		const refused = await send({ status: "draft", text: "x" });
		const text = await refused.text();
		expect([refused.status, text.includes(refusals.notAllowed), text.includes(refusals.allowedNow)]).toEqual([
			409,
			true,
			true,
		]);
	});

	test("keeps the chosen document with a form that comes back, for that person and that case alone", async () => {
		const { id = "", reference } = cases[1] ?? {};
		await put(id, "under_review");
		const fields = { intent: "move", status: "rejected", text: "No." };
		const send = (given: Record<string, string | File>, who: keyof typeof cookies = "head", of = reference) =>
			site.send(page(of), { ...fields, ...given }, cookies[who]);
		const decision = new File([PDF], "decision.pdf", { type: "application/pdf" });
		const html = await (await send({ reasons: "", document: decision })).text();
		expect(html).toContain("decision.pdf");
		const kept_document = /name="kept_document" value="([^"]+)"/.exec(html)?.[1] ?? "";
		await put(cases[3]?.id ?? "", "under_review");
		for (const [who, of, note] of [
			["officer", reference, kept_document],
			["head", cases[3]?.reference, kept_document],
			["head", reference, "k1.nonsense"],
		] as const) {
			const gone = await send({ status: "resolved", reasons: "Why.", kept_document: note }, who, of);
			expect([gone.status, (await gone.text()).includes(deskProblems("en").documentGone)]).toEqual([422, true]);
		}
		const bad = await (await send({ reasons: "Why.", kept_document, document: new File(["x"], "a.png") })).text();
		expect([bad.includes(deskProblems("en").documentPdf), bad.includes('name="kept_document"')]).toEqual([true, true]);
		// A refusal by the rules keeps it as well, and the next try takes it.
		const stale = await send({ reasons: "Why.", kept_document, version: "1" });
		expect([stale.status, (await stale.text()).includes('name="kept_document"')]).toEqual([409, true]);
		expect((await send({ reasons: "Why.", kept_document })).status).toBe(303);
		const { rows } = await site.sql(
			"select file_name from complaint_attachments where complaint_id = $1 and purpose = 'decision'",
			[id],
		);
		expect(rows).toEqual([{ file_name: "decision.pdf" }]);
		// Once it is in a decision it is no longer on offer.
		await put(id, "under_review");
		const twice = await send({ reasons: "Why.", kept_document });
		expect([twice.status, (await twice.text()).includes(deskProblems("en").documentGone)]).toEqual([422, true]);
		await site.sql("delete from complaint_decisions where complaint_id = $1", [id]);
		await site.sql("delete from complaint_attachments where complaint_id = $1 and purpose = 'decision'", [id]);
	});

	test("hands the complainant a decision document that is a PDF, and makes one where there is none", async () => {
		const { id = "", reference } = cases[1] ?? {};
		await put(id, "under_review");
		const pdf = new File([PDF], "decision.pdf", { type: "application/pdf" });
		const fields = { intent: "move", status: "rejected", text: "لا يُقبل الطلب.", reasons: "لم يُقدَّم دليل." };
		const picture = await site.send(page(reference), { ...fields, document: new File(["x"], "a.png") }, cookies.head);
		expect([picture.status, (await picture.text()).includes(deskProblems("en").documentPdf)]).toEqual([422, true]);
		const torn = await site.send(
			page(reference),
			{ ...fields, document: new File(["x"], "decision.pdf") },
			cookies.head,
		);
		const why = evidenceProblems("en").evidenceMismatch.replace("'", "&#x27;");
		expect([torn.status, (await torn.text()).includes(why)]).toEqual([422, true]);
		const hidden = makePdf([], { unlisted: "9 0 obj\n<</Type/ObjStm/N 1/First 4>>stream\nx\nendstream\nendobj\n" });
		const partly = new File([hidden], "decision.pdf", { type: "application/pdf" });
		const unread = await site.send(page(reference), { ...fields, document: partly }, cookies.head);
		expect([unread.status, (await unread.text()).includes(deskProblems("en").documentNotWhole)]).toEqual([422, true]);
		expect((await site.send(page(reference), { ...fields, document: pdf }, cookies.head)).status).toBe(303);
		await expect
			.poll(
				async () => (await site.sql("select scan from complaint_attachments where purpose = 'decision'")).rows[0]?.scan,
			)
			.toBe("unscannable");
		const decision = async () =>
			(await site.sql("select max(id) as id from complaint_decisions where complaint_id = $1", [id])).rows[0]?.id;
		const own = await get("player", `/en/complaints/decision/${await decision()}`);
		expect(own.status).toBe(303);
		const file = await get("player", own.headers.get("location") ?? "");
		expect([file.status, (await file.text()).includes("% decision")]).toEqual([200, true]);
		expect(await (await get("player", `/en/complaints/case/${reference}`)).text()).toContain("لم يُقدَّم دليل.");
		await put(id, "under_review");
		await post("officer", page(reference), { ...fields, status: "resolved" });
		for (const [who, door] of [
			["player", ""],
			["officer", "/admin"],
		] as const) {
			const made = await get(who, `/en/complaints${door}/decision/${await decision()}`);
			expect([made.status, made.headers.get("content-type")]).toEqual([200, "application/pdf"]);
			expect(
				Buffer.from(await made.arrayBuffer())
					.subarray(0, 5)
					.toString(),
			).toBe("%PDF-");
		}
		const read = await site.sql(
			`select a.email, e.is_public, l.actor from complaint_events e join accounts a on a.id = e.actor_id
				join audit_log l on (l.details->>'event')::bigint = e.id
				where e.complaint_id = $1 and e.type = 'evidence.downloaded' and e.details->>'decision' = $2`,
			[id, String(await decision())],
		);
		const officer = "officer@demo.example";
		expect(read.rows).toEqual([{ email: officer, is_public: false, actor: officer }]);
		expect((await get("editor", `/en/complaints/decision/${await decision()}`)).status).toBe(403);
		expect((await get("player", `/en/complaints/decision/99999`)).status).toBe(404);
	});

	test("after a change, Next leads on from the place that the case had in the list", async () => {
		const sorted = "?sort=priority";
		const list = await (await get("officer", `/en/complaints/admin${sorted}`)).text();
		const [first, second, third] = [...list.matchAll(/data-case="([\d-]+)"/g)].map(([, reference]) => reference);
		const { priority } = await site.row<{ priority: string }>(
			"select priority from complaints where case_reference = $1",
			[second],
		);
		const fields = { intent: "priority", priority: priority === "urgent" ? "low" : "urgent" };
		const changed = await post("officer", page(second) + sorted, fields);
		const html = await (await get("officer", changed.headers.get("location") ?? "")).text();
		const linkTo = (rel: string) => html.match(/<a [^>]*>/g)?.find((tag) => tag.includes(`rel="${rel}"`));
		expect(linkTo("prev")).toContain(`href="${page(first)}${sorted}"`);
		expect(linkTo("next")).toContain(`href="${page(third)}${sorted}"`);
		expect(html).toMatch(/action="[^"]*rank=[^"]*#note"/); // the next change keeps the place as well
	});

	test("reveals an ID number once, for a reason", async () => {
		const none = await post("officer", page(), { intent: "reveal", body: "" });
		expect([none.status, (await none.text()).includes("1000000008")]).toEqual([422, false]);
		const shown = await post("officer", page(), { intent: "reveal", body: "The court asks." });
		expect([shown.status, (await shown.text()).includes("1000000008")]).toEqual([200, true]);
		expect(await (await get("officer", page())).text()).not.toContain("1000000008");
	});

	test("what was written when the session had ended is there again after signing in", async () => {
		const over = await site.sessionOf("officer@demo.example");
		await site.sql("delete from sessions where created_at = (select max(created_at) from sessions)");
		const ended = await site.post(page(), { intent: "note", body: "A long thought" }, { cookie: over });
		const stashCookie = cookiesOf(ended).find((cookie) => cookie.startsWith("kept=")) ?? "";
		expect(ended.headers.get("location")).toContain("/en/complaints/admin/auth?next=");
		const html = await (await site.get(page(), { cookie: `${cookies.officer}; ${stashCookie}` })).text();
		expect(html).toContain("A long thought");
	});

	test("a reference without a case is 404 in any spelling", async () => {
		for (const reference of ["2020-000001", "x", "2026-00001x"])
			expect((await get("head", page(reference))).status).toBe(404);
	});
});

test("searched words are posted and are not in the address", async () => {
	const response = await post("officer", "/en/complaints/admin", {
		intent: "filter",
		q: "player@demo.example",
		status: "",
	});
	const location = response.headers.get("location") ?? "";
	expect(location).toMatch(/^\/en\/complaints\/admin\?search=[0-9a-f-]{36}$/);
	const foreign = await get("head", location);
	expect(foreign.headers.get("location")).toBe("/en/complaints/admin");
	const html = await (await get("officer", location)).text();
	expect([html.match(/data-case=/g)?.length, html.includes('value="player@demo.example"')]).toEqual([4, true]);
});

test("a saved view is deleted when its owner says so twice, and a view without a name is not saved", async () => {
	const list = "/en/complaints/admin";
	const filter = "?due=late";
	const said = async (path: string, fields: Record<string, string>) =>
		(await post("officer", path, fields)).headers.getSetCookie().join();
	expect(await said(list + filter, { intent: "save-view", name: " " })).toContain("view-unnamed");
	expect(await said(list + filter, { intent: "save-view", name: "Late ones" })).toContain("view-saved");
	const html = await (await get("officer", list)).text();
	const path = /href="([^"]+\/views\/[\w-]+\/delete[^"]*)"/.exec(html)?.[1] ?? "";
	expect(await (await get("officer", path)).text()).toContain(filters.deleteViewNote);
	expect((await get("head", path)).status).toBe(404);
	await post("head", path, {});
	expect(await (await get("officer", list)).text()).toContain(path);
	expect(await said(path, {})).toContain("view-deleted");
	expect(await (await get("officer", list)).text()).not.toContain(path);
	expect((await get("officer", path)).status).toBe(404);
});

describe("many cases at once", () => {
	const list = "/en/complaints/admin";
	const bulk = bulkText("en");
	const asked = async (id: string, fields: Record<string, string> = {}) => {
		const { version } = await site.row<{ version: number }>("select version from complaints where id = $1", [id]);
		return { version, fields: { intent: "change", status: "pending_information", confirmed: "on", ...fields } };
	};
	const rowOf = (html: string, reference = "") =>
		html.slice(html.indexOf(`data-case="${reference}"`)).split("</tr>")[0];

	test("a missing choice is named, and the cases stay selected", async () => {
		const { id = "", reference } = cases[1] ?? {};
		const none = await post("officer", list, { intent: "assign", officer: "" });
		expect([none.status, (await none.text()).includes(deskProblems("en").noneTicked)]).toEqual([422, true]);
		for (const [fields, problem] of [
			[{ intent: "assign", officer: "" }, "noOfficer"],
			[{ intent: "change", status: "" }, "noStatus"],
			[{ intent: "untouched" }, undefined],
		] as const) {
			const answer = await post("officer", list, { ...fields, case: `${id}:1` });
			const html = await answer.text();
			expect(answer.status).toBe(problem ? 422 : 200);
			if (problem) expect(html).toContain(deskProblems("en")[problem]);
			expect(html.match(/checked=""/g)).toHaveLength(1);
			expect(rowOf(html, reference)).toContain('checked=""');
		}
	});

	test("a case that was changed since is offered again as it is now, with the text", async () => {
		const { id = "", reference } = cases[1] ?? {};
		await put(id, "submitted");
		const { version, fields } = await asked(id, { text: "My long question" });
		const late = await post("officer", list, { ...fields, cases: `${id}:${version - 1}` });
		const html = await late.text();
		expect([late.status, html.includes(bulk.conflict), html.includes("My long question</textarea>")]).toEqual([
			409,
			true,
			true,
		]);
		expect(html).toContain(`name="cases" value="${id}:${version}"`);
		const done = await post("officer", list, { ...fields, cases: `${id}:${version}` });
		expect([done.status, await statusOf(id), reference !== undefined]).toEqual([303, "pending_information", true]);
	});

	test("the text that was sent after the session had ended is there again, until the panel is closed", async () => {
		const { id = "" } = cases[1] ?? {};
		await put(id, "submitted");
		const { version, fields } = await asked(id, { text: "A question to many" });
		const over = await site.sessionOf("officer@demo.example");
		await site.sql("delete from sessions where created_at = (select max(created_at) from sessions)");
		const ended = await site.post(list, { ...fields, cases: `${id}:${version}` }, { cookie: over });
		const stashed = cookiesOf(ended).find((cookie) => cookie.startsWith("kept=")) ?? "";
		const look = async (query = "") =>
			(await (await site.get(list + query, { cookie: `${cookies.officer}; ${stashed}` })).text()).includes(
				"A question to many</textarea>",
			);
		expect([await look(), await look("?due=late"), await look("?restored=no"), await look()]).toEqual([
			true,
			false,
			false,
			false,
		]);
	});
});

test("a case without words says why, and shows no empty message", async () => {
	const { id = "", reference } = cases[1] ?? {};
	const gone = emptiedText("en");
	for (const table of ["complaints", "complaint_messages", "complaint_events"])
		await site.sql(`alter table ${table} disable trigger user`);
	await site.sql("update complaints set detailed_description = '' where id = $1", [id]);
	await site.sql(
		"insert into complaint_messages (complaint_id, kind, author_role, body) values ($1, 'message', 'officer', '')",
		[id],
	);
	const shown = async () => [
		await (await get("officer", page(reference))).text(),
		await (await get("player", `/en/complaints/case/${reference}`)).text(),
	];
	for (const html of await shown()) {
		expect([html.includes(gone.removed), html.includes(gone.message)]).toEqual([true, true]);
		expect(html).not.toContain(gone.erased.replace("'", "&#x27;"));
	}
	await site.sql(
		`insert into complaint_events (complaint_id, type, actor_role, is_public, details)
			values ($1, 'case.erased', 'system', true, '{}')`,
		[id],
	);
	for (const html of await shown()) expect(html).toContain(gone.erased.replace("'", "&#x27;"));
	for (const table of ["complaints", "complaint_messages", "complaint_events"])
		await site.sql(`alter table ${table} enable trigger user`);
});

test("an officer has twenty lists kept up to date at once, and any number read by themselves", async () => {
	const streams = await Promise.all(Array.from({ length: 20 }, () => get("officer", "/en/complaints/admin/events")));
	expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
	const more = await get("officer", "/en/complaints/admin/events");
	expect([more.status, more.headers.has("retry-after")]).toEqual([429, true]);
	for (const stream of streams) await stream.body?.cancel();
	const again = async () => {
		const stream = await get("officer", "/en/complaints/admin/events");
		await stream.body?.cancel();
		return stream.status;
	};
	await expect.poll(again).toBe(200);
});

test("a list hears of a new case at once, by a stream without its data", async () => {
	const response = await get("officer", "/en/complaints/admin/events");
	expect(response.headers.get("content-type")).toBe("text/event-stream");
	const reader = response.body!.getReader();
	const read = async () => new TextDecoder().decode((await reader.read()).value);
	let heard = "";
	while (!/data: \d+/.test(heard)) heard += await read();
	const before = Number(/data: (\d+)/.exec(heard)?.[1]);
	await post("officer", page(), { intent: "note", body: "A secret" });
	heard = "";
	while (!/data: \d+/.test(heard)) heard += await read();
	expect(Number(/data: (\d+)/.exec(heard)?.[1])).toBeGreaterThan(before);
	expect(heard).not.toContain("secret");
	await reader.cancel();
});

test("who a head recused is out of the page, the list, the search, the file, the bundle and the program", async () => {
	const { id = "", reference } = cases[0] ?? {};
	await put(id, "submitted");
	const officer = String((await site.sql("select id from accounts where email = 'officer@demo.example'")).rows[0]?.id);
	const name = String(
		(
			await site.sql("select full_name from complaint_users u join complaints c on c.user_id = u.id where c.id = $1", [
				id,
			])
		).rows[0]?.full_name,
	);
	const unfit = await post("head", page(reference), { intent: "recuse", account: "", body: "It names him." });
	const html = await unfit.text();
	expect([unfit.status, /id="recuse-account-problem"/.test(html), html.includes("It names him.")]).toEqual([
		422,
		true,
		true,
	]);
	const recused = await post("head", page(reference), { intent: "recuse", account: officer, body: "It names him." });
	expect(recused.status).toBe(303);
	expect(await (await get("head", page(reference))).text()).toContain("Recused by a head");

	const shown = await (await get("officer", page(reference))).text();
	expect(shown).toContain("You are recused from this case");
	expect(shown).not.toMatch(/It names him|data-status|bundle\.zip/);
	expect(shown).not.toContain(name);
	expect(await (await get("officer", `/en/complaints/admin/details/${reference}`)).text()).toContain("You are recused");
	const list = await (await get("officer", "/en/complaints/admin")).text();
	expect(list).toContain("Cases you are recused from");
	expect(list).not.toContain(`data-case="${reference}"`);
	for (const words of [name, String(reference)]) {
		const found = await post("officer", "/en/complaints/admin", { intent: "filter", q: words });
		expect(await (await get("officer", found.headers.get("location") ?? "")).text()).not.toContain(
			`data-case="${reference}"`,
		);
	}
	expect(await (await get("officer", "/en/complaints/admin/export.csv")).text()).not.toContain(reference);
	expect((await get("officer", `${page(reference)}/bundle.zip`)).status).toBe(404);
	const typed = await post("officer", page(reference), { intent: "message", body: "What I typed" });
	expect(typed.status).toBe(409);
	const signed = await call("verify-admin-login", { email: "officer@demo.example", password: DEMO_PASSWORD });
	const { token }: { token: string } = await signed.json();
	const listed = await call("admin-get-complaints", {}, token);
	expect(await listed.text()).not.toMatch(new RegExp(`${reference}|${id}`));
	const updated = await call("admin-update-complaint", { complaintId: id, status: "under_review" }, token);
	expect([updated.status, await updated.text()]).toEqual([409, expect.stringContaining("conflict_of_interest")]);
	expect((await post("head", page(reference), { intent: "lift", account: officer })).status).toBe(303);
	expect(await (await get("officer", page(reference))).text()).toContain(name);
});

test("an access link works once, opens the desk to read and ask, not to decide, and is revoked at once", async () => {
	const { rows } = await site.sql("select id from accounts where email = 'officer@demo.example'");
	const links = "/en/complaints/admin/links";
	expect((await post("head", links, { officer: "", reason: "" })).status).toBe(422);
	const mails = async () => (await site.mails(0)).filter((mail) => /enter\//.test(mail.text ?? ""));
	const issue = async () => {
		const before = (await mails()).length;
		expect((await post("head", links, { officer: String(rows[0]?.id), reason: "Lost phone" })).status).toBe(303);
		await expect.poll(async () => (await mails()).length).toBe(before + 1);
		return new URL(/https?:\S+enter\/\S+/.exec((await mails()).at(-1)?.text ?? "")?.[0] ?? "").pathname;
	};
	const link = await issue();
	for (let look = 0; look < 2; look++) expect((await site.get(link)).status).toBe(200); // a mail program looks as well
	const ofPage = async (path: string) => ({ cookie: cookiesOf(await site.get(path)).join("; ") });
	const opened = await ofPage(link);
	// A program that tries the links of emails, and one that has opened another link.
	for (const cookie of ["", "opened-link=00000000000000000000000000000000"])
		expect((await site.post(link, {}, { cookie })).status).toBe(403);
	const entered = await site.post(link, {}, opened);
	expect(entered.headers.get("location")).toMatch(/complaints\/admin$/);
	expect((await site.post(link, {}, opened)).status).toBe(404);
	expect((await site.get(link)).status).toBe(404);
	const cookie = cookiesOf(entered).find((each) => each.startsWith("pass=")) ?? "";
	const by = (path: string) => site.get(path, { cookie });
	expect(await (await by("/en/complaints/admin")).text()).toContain(t.byLink);
	expect((await by(page())).status).toBe(200);
	expect(await (await by(page())).text()).not.toContain("bundle.zip");
	const bundle = await by(`${page()}/bundle.zip`);
	expect([bundle.status, await bundle.text()]).toEqual([403, desk.bundleByLink]);
	const { id = "", reference } = cases[3] ?? {};
	await put(id, "submitted");
	expect((await site.post(page(reference), { intent: "move", status: "under_review" }, { cookie })).status).toBe(303);
	expect(await statusOf(id)).toBe("under_review");
	const shown = await (await by(page(reference))).text();
	for (const to of ["resolved", "rejected", "closed"]) {
		expect(shown).not.toContain(`to=${to}#move`);
		const ended = { intent: "move", status: to, text: "Over.", reasons: "So." };
		expect((await site.post(page(reference), ended, { cookie })).status).toBe(409);
	}
	expect(await statusOf(id)).toBe("under_review");
	expect((await site.post(page(reference), { intent: "message", body: "Hello?" }, { cookie })).status).toBe(303);
	expect((await site.post(page(reference), { intent: "note", body: "x" }, { cookie })).status).toBe(403);
	const joining = { intent: "join", reference: String(cases[0]?.reference) };
	expect((await site.post(page(reference), joining, { cookie })).status).toBe(403);
	for (const path of ["/en/complaints/admin/export.csv", "/en/complaints/admin/numbers", links])
		expect((await by(path)).status).toBe(403);
	expect((await by("/en/admin")).status).toBe(303); // no session: the administration asks for one
	expect((await by("/en/complaints/dashboard")).status).toBe(303);
	const { rows: logged } = await site.sql(
		"select actor from audit_log where action = 'case.moved' order by id desc limit 1",
	);
	expect(logged[0]?.actor).toBe("officer@demo.example (access link)");

	// Eight hours, and an end before them.
	await site.sql("update access_links set pass_until = now() - interval '1 second'");
	expect((await by("/en/complaints/admin")).status).toBe(303);
	await site.sql("update access_links set pass_until = now() + interval '1 hour'");
	const { rows: issued } = await site.sql("select id from access_links order by created_at desc limit 1");
	const revoke = `${links}/${issued[0]?.id}/revoke`;
	expect(await (await get("head", revoke)).text()).toContain(linkWords.revokeNote); // it asks first
	expect((await by("/en/complaints/admin")).status).toBe(200);
	expect((await post("head", revoke, {})).status).toBe(303);
	expect((await by("/en/complaints/admin")).status).toBe(303);
	const late = await issue();
	const inTime = await ofPage(late);
	await site.sql("update access_links set expires_at = now() - interval '1 second' where entered_at is null");
	expect((await site.post(late, {}, inTime)).status).toBe(404);
	const { rows: events } = await site.sql(
		"select distinct action from audit_log where action like 'access-link.%' order by 1",
	);
	expect(events.map(({ action }) => action)).toEqual([
		"access-link.entered",
		"access-link.issued",
		"access-link.revoked",
	]);
});

test("the public page of numbers gives away no small count", async () => {
	const response = await site.get("/en/complaints/transparency");
	expect(response.status).toBe(200);
	const main = (await response.text()).split("<main")[1] ?? "";
	expect(main).toContain("not published");
	expect(main).toContain("fewer than 5");
	expect(main).not.toContain("player@demo.example");
});

type ApiDescription = {
	paths: Record<
		"/api/functions/admin-update-complaint",
		{ post: { requestBody: { content: Record<"application/json", { schema: { properties: object } }> } } }
	>;
};
