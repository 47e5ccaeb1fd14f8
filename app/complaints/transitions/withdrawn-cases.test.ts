import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { complainant, filed, inScope, person } from "../../../test/make-case.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { db, runAsOperator } from "../../base/db/client.server.ts";
import { askConsent } from "../handling/commands/reopening-commands.server.ts";
import { ownCase } from "../my-cases/cases.server.ts";
import { changeOwnStatus, changeStatus } from "./change-status.server.ts";
import { refuseConsent } from "./refuse-consent.server.ts";

const text = "Because.";
const own = { to: "under_review", text, ground: "own_case" } as const;

onEveryEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["case.consent-refused"]);

	async function withdrawn() {
		const [filer, head] = [await complainant(), await person("head")];
		const made = await filed(filer);
		await changeOwnStatus(filer, made.id, { to: "closed", text: "Afraid." });
		return { ...made, filer, head };
	}
	const rowOf = async (id: string) => (await runAsOperator("select * from complaints where id = $1", [id])).rows[0];
	const agree = (filer: Parameters<typeof changeOwnStatus>[0], id: string) =>
		changeOwnStatus(filer, id, { to: "under_review" });
	const set = (scope: string, account: string, id: string, values: object) =>
		inScope(scope, account, () =>
			db().updateTable("complaints").set(values).where("id", "=", id).executeTakeFirst(),
		).then(
			({ numUpdatedRows }) => numUpdatedRows > 0n,
			(error) => {
				expect(["23514", "42501"]).toContain(error.code);
				return false;
			},
		);

	test("it goes on when its complainant agrees, who is asked by a head with a reason", async () => {
		const { id, filer, head, reference } = await withdrawn();
		expect(await agree(filer, id)).toMatchObject({ refused: "notAllowed" });
		expect(await set("own", filer.id, id, { status: "under_review" })).toBe(false);
		expect(await set("own", filer.id, id, { consent_until: new Date(Date.now() + 1e6) })).toBe(false);
		await expect((async () => askConsent(await person("officer"), id, text))()).rejects.toMatchObject({
			init: { status: 403 },
		});
		expect(await askConsent(head, id, "Two others filed the same.")).toEqual({ ok: true });
		expect(await askConsent(head, id, text)).toEqual({ ok: false, refused: "unchanged" });
		const asked = await ownCase(filer, reference);
		expect(asked).toMatchObject({ status: "closed", consent_until: expect.any(Date) });
		expect(asked?.messages.at(-1)).toMatchObject({ kind: "reason", body: "Two others filed the same." });
		expect(asked?.events.at(-1)).toMatchObject({ type: "case.consent-asked", actor_role: "head" });
		const { rows } = await runAsOperator("select subject, plain from mails order by id desc limit 1");
		expect(rows[0].subject).toContain(reference);
		expect(rows[0].plain).not.toContain("Two others");
		expect(await agree(filer, id)).toMatchObject({ ok: true });
		expect(await rowOf(id)).toMatchObject({ withdrawn_at: null, consent_until: null, own_case_at: null });
		expect((await ownCase(filer, reference))?.events.at(-1)).toMatchObject({
			type: "case.consented",
			actor_role: "complainant",
			to_status: "under_review",
		});
		expect(await changeOwnStatus(filer, id, { to: "closed", text })).toMatchObject({ ok: true }); // theirs still
	});

	test("without consent it does not go on as theirs: refused, too late, or never asked", async () => {
		const { id, filer, head } = await withdrawn();
		const other = await complainant();
		await askConsent(head, id, text);
		expect(await refuseConsent(other, id)).toBe(false);
		expect(await refuseConsent(filer, id)).toBe(true);
		expect(await refuseConsent(filer, id)).toBe(false);
		expect(await agree(filer, id)).toMatchObject({ refused: "notAllowed" });
		await askConsent(head, id, text);
		await runAsOperator("update complaints set consent_until = now() - interval '1 minute' where id = $1", [id]);
		expect(await agree(filer, id)).toMatchObject({ refused: "notAllowed" });
		expect(await set("own", filer.id, id, { status: "under_review" })).toBe(false);
		expect(await changeStatus(head, id, { to: "under_review", text })).toMatchObject({
			refused: "missing",
			need: "ground",
		});
		expect(await set("staff", head.id, id, { status: "under_review" })).toBe(false);
		const officer = await person("officer");
		expect(await set("staff", officer.id, id, { consent_until: new Date(Date.now() + 1e6) })).toBe(false);
	});

	test("a head continues it as the federation's own case, which it stays", async () => {
		const { id, filer, head, reference } = await withdrawn();
		expect(await changeStatus(head, id, own)).toEqual({ ok: true, status: "under_review" });
		const seen = await ownCase(filer, reference);
		expect(seen).toMatchObject({ own_case_at: expect.any(Date), withdrawn_at: null });
		expect(seen?.events.at(-1)).toMatchObject({ type: "case.continued" });
		expect(await changeOwnStatus(filer, id, { to: "closed", text })).toMatchObject({ refused: "notAllowed" });
		expect(await set("own", filer.id, id, { status: "closed" })).toBe(false);
		for (const scope of ["staff", "own", "system"])
			expect(await set(scope, scope === "own" ? filer.id : head.id, id, { own_case_at: null })).toBe(false);
		const another = await filed(await complainant());
		expect(await set("staff", head.id, another.id, { own_case_at: new Date() })).toBe(false);
	});

	test("a complainant agrees while a head makes it the federation's own: one of the two happens", async () => {
		const { id, filer, head } = await withdrawn();
		await askConsent(head, id, text);
		const [agreed, continued] = await Promise.all([agree(filer, id), changeStatus(head, id, own)]);
		expect([agreed.ok, continued.ok].toSorted()).toEqual([false, true]);
		expect((await rowOf(id)).own_case_at === null).toBe(agreed.ok);
	});
});
