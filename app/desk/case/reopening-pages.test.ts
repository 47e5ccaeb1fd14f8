import { beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { startSite } from "../../../test/site.ts";
import { formatDate, formatShortDay } from "../../base/locale/format.ts";
import type { Status } from "../../complaints/case/complaint.ts";
import { timelineText } from "../../complaints/case/events/timeline-text.ts";
import { finalityText } from "../../complaints/case/flow/finality-text.ts";
import { messageText } from "../../complaints/case/messages/message-text.ts";
import { questionText } from "../../complaints/case/question-text.ts";

import { reopeningText } from "./parts/actions/reopening-text.ts";

const site = startSite();
const heads = ["first", "judge", "third"] as const;
const cookies: Record<string, string> = {};
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};
const t = reopeningText("en");
let cases: { id: string; reference: string }[] = [];

const call = (name: string, body: object, token = "") =>
	fetch(`${site.origin}/api/functions/${name}`, {
		method: "POST",
		body: JSON.stringify(body),
		headers: { authorization: `Bearer ${token}` },
	});
const signIn = async (who: string, email: string) => {
	cookies[who] = await site.sessionOf(email);
	const signed: { token: string } = await (await call("verify-admin-login", { email, password: DEMO_PASSWORD })).json();
	tokens[who] = signed.token;
};

beforeAll(async () => {
	await site.sql(
		"insert into account_roles (account_id, role) select id, 'head' from accounts where email in ($1, $2)",
		["officer@demo.example", "editor@demo.example"],
	);
	const emails = { first: "head@demo.example", judge: "officer@demo.example", third: "editor@demo.example" };
	for (const who of heads) {
		await signIn(who, emails[who]);
		ids[who] = String((await site.row<{ id: string }>("select id from accounts where email = $1", [emails[who]])).id);
	}
	cookies.filer = await site.sessionOf("player@demo.example");
	const { rows } = await site.sql<{ id: string; reference: string }>(
		`select c.id, c.case_reference as reference from complaints c join accounts a on a.id = c.user_id
			where a.email = 'player@demo.example' and c.case_reference is not null order by 2`,
	);
	cases = rows;
});

const page = (reference = "") => `/en/complaints/admin/case/${reference}`;
const ownPage = (reference = "") => `/en/complaints/case/${reference}`;
const get = async (who: string, path: string) => (await site.get(path, { cookie: cookies[who] ?? "" })).text();
const send = async (who: string, path: string, fields: Record<string, string>) => {
	const answer = await site.post(path, fields, { cookie: cookies[who] ?? "" });
	return { status: answer.status, html: await answer.text() };
};
const rowOf = (id = "") =>
	site.row<{ status: Status; own_case_at: Date | null; consent_until: Date | null }>(
		"select status, own_case_at, consent_until from complaints where id = $1",
		[id],
	);
/** Sets columns of a case without the guard of transitions. */
const set = async (id: string, columns: string) => {
	await site.sql("alter table complaints disable trigger guard_case");
	await site.sql(`update complaints set ${columns} where id = $1`, [id]);
	await site.sql("alter table complaints enable trigger guard_case");
};
/** Puts a case where the commands would have taken it. */
const put = async (id: string, columns: string) => {
	await set(
		id,
		`status_before = null, judges = '{}', appeal_judges = '{}', appealed_at = null, withdrawn_at = null,
			reopened_at = null, reopen_until = null, own_case_at = null, consent_until = null`,
	);
	await set(id, columns);
};
const putAfterAppeal = (id: string) =>
	put(
		id,
		`status = 'rejected', appealed_at = now(), reopen_until = now() + interval '30 days',
			judges = array['${ids.first}'::uuid], appeal_judges = array['${ids.judge}'::uuid]`,
	);
const reopens = { intent: "move", status: "under_review", text: "I changed my mind.", ground: "new_fact" };
const proposes = { intent: "propose-reopening", ground: "error_of_form", body: "The panel was one short." };
const proposalOn = async (reference: string) =>
	/name="proposal" value="(\d+)"/.exec(await get("first", page(reference)))?.[1] ?? "";

test("the author of a decision on an appeal reopens it alone neither by page nor by function", async () => {
	const { id = "", reference = "" } = cases[0] ?? {};
	await putAfterAppeal(id);
	for (const who of ["first", "judge"]) {
		expect((await send(who, page(reference), reopens)).status).toBe(409);
		expect((await send(who, `${page(reference)}.data`, reopens)).status).not.toBe(202);
		const answer = await call(
			"admin-update-complaint",
			{ complaintId: id, status: "under_review", text: "Mine.", ground: "new_fact" },
			tokens[who],
		);
		expect(answer.status).toBe(409);
		expect((await rowOf(id)).status).toBe("rejected");
		expect((await send(who, page(reference), proposes)).status).toBe(303);
		const proposal = await proposalOn(reference);
		expect(proposal).not.toBe("");
		expect((await send(who, page(reference), { intent: "confirm-reopening", proposal })).status).toBe(409);
		expect((await rowOf(id)).status).toBe("rejected");
		expect((await send(who, page(reference), { intent: "revoke-reopening", proposal })).status).toBe(303);
	}
});

test("a second head reads ground and reason on the page, and confirms the reopening there", async () => {
	const { id = "", reference = "" } = cases[0] ?? {};
	await putAfterAppeal(id);
	await set(id, "appeal_grounds = 'It was my racket.'");
	const unnamed = await send("judge", page(reference), { ...proposes, ground: "" });
	expect(unnamed.status).toBe(422);
	await send("judge", page(reference), proposes);
	expect(await get("judge", page(reference))).not.toContain(t.confirm);
	const seen = await get("first", page(reference));
	for (const words of [t.waits, t.error_of_form, proposes.body, t.confirm]) expect(seen).toContain(words);
	expect(await get("filer", ownPage(reference))).not.toContain(proposes.body);
	const stale = await send("first", page(reference), { intent: "confirm-reopening", proposal: "0" });
	expect(stale.status).toBe(409);
	const proposal = await proposalOn(reference);
	expect((await send("first", page(reference), { intent: "confirm-reopening", proposal })).status).toBe(303);
	expect((await rowOf(id)).status).toBe("under_review");
	// Both sides read the grounds of the appeal that was set aside, and why.
	for (const html of [await get("filer", ownPage(reference)), await get("judge", page(reference))])
		for (const words of [proposes.body, "It was my racket.", timelineText("en").error_of_form])
			expect([words, html.includes(words)]).toEqual([words, true]);
});

test("a program names the ground, for a head who judged it at no time", async () => {
	const { id = "" } = cases[0] ?? {};
	await putAfterAppeal(id);
	const update = async (more: object) => {
		const body = { complaintId: id, status: "under_review", text: "A witness.", ...more };
		return (await call("admin-update-complaint", body, tokens.third)).status;
	};
	expect([await update({}), await update({ ground: "own_case" }), await update({ ground: "whim" })]).toEqual([
		422, 422, 422,
	]);
	expect(await update({ ground: "new_fact" })).toBe(200);
	expect((await rowOf(id)).status).toBe("under_review");
});

test("an erased case is offered no reopening, and takes none", async () => {
	const { id = "", reference = "" } = cases[0] ?? {};
	await putAfterAppeal(id);
	await set(id, "erased_at = now()");
	expect(await get("third", page(reference))).not.toContain(t.propose);
	for (const fields of [reopens, proposes]) expect((await send("third", page(reference), fields)).status).toBe(409);
	expect((await rowOf(id)).status).toBe("rejected");
	await set(id, "erased_at = null");
});

test("a withdrawn case goes on when its complainant agrees on their page, or stays withdrawn", async () => {
	const { id = "", reference = "" } = cases[0] ?? {};
	await put(id, "status = 'closed', withdrawn_at = now()");
	expect((await send("third", page(reference), { ...reopens, ground: "" })).status).toBe(422);
	expect((await send("filer", ownPage(reference), { intent: "consent" })).status).toBe(409);
	const asks = { intent: "ask-consent", body: "Two others filed the same." };
	expect((await send("third", page(reference), asks)).status).toBe(303);
	const asked = await get("filer", ownPage(reference));
	for (const words of [asks.body, finalityText("en").agree, finalityText("en").refuse]) expect(asked).toContain(words);
	expect((await send("filer", ownPage(reference), { intent: "refuse-consent" })).status).toBe(303);
	expect(await rowOf(id)).toMatchObject({ status: "closed", consent_until: null });
	await send("third", page(reference), asks);
	expect((await send("filer", ownPage(reference), { intent: "consent" })).status).toBe(303);
	expect(await rowOf(id)).toMatchObject({ status: "under_review", own_case_at: null });
});

test("its complainant sees on every page of the portal until when consent is wanted", async () => {
	const one = cases.at(-1);
	await put(one?.id ?? "", "status = 'closed', withdrawn_at = now()");
	const asked = await send("first", page(one?.reference), {
		intent: "ask-consent",
		body: "Two others filed the same.",
	});
	expect(asked.status).toBe(303);
	const { consent_until } = await rowOf(one?.id);
	const until = consent_until ?? new Date();
	for (const locale of ["ar", "en"] as const) {
		const prefix = locale === "ar" ? "" : "/en";
		const heading = questionText(locale).consentBy(formatShortDay(locale, until));
		const shown = async (path: string) => (await get("filer", prefix + path)).replace(/<script.*?<\/script>/gs, "");
		const times = async (path: string, words: string) => (await shown(path)).split(words).length - 1;
		const answer = `href="${prefix}/complaints/case/${one?.reference}#answer"`;
		for (const path of ["/complaints", "/complaints/dashboard"]) {
			expect([path, await times(path, heading)]).toEqual([path, 2]);
			expect([path, await times(path, answer)]).toEqual([path, 2]);
		}
		expect(await times("/complaints/inbox", messageText(locale).dueOn(formatDate(locale, until)))).toBe(1);
		expect(await times(`/complaints/case/${one?.reference}`, 'id="answer"')).toBe(1);
	}
	await send("filer", ownPage(one?.reference), { intent: "refuse-consent" });
	expect(await get("filer", "/en/complaints/dashboard")).not.toContain("whether your case goes on");
});

test("or as the federation's own case, which the pages of both sides say", async () => {
	const { id = "", reference = "" } = cases[0] ?? {};
	await put(id, "status = 'closed', withdrawn_at = now()");
	expect((await send("third", page(reference), { ...reopens, ground: "own_case" })).status).toBe(303);
	expect((await rowOf(id)).own_case_at).not.toBe(null);
	const [words = ""] = finalityText("en").ownCase("|").split("|");
	for (const html of [await get("third", page(reference)), await get("filer", ownPage(reference))])
		expect(html).toContain(words.trim());
	const withdraws = { intent: "withdraw", body: "I withdraw it." };
	expect((await send("filer", ownPage(reference), withdraws)).status).toBe(409);
	expect((await rowOf(id)).status).toBe("under_review");
});
