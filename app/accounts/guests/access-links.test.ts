import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { complainant, filed, person } from "../../../test/make-case.ts";
import { can } from "../../access/policy.ts";
import { runSql } from "../../base/db/client.server.ts";
import { accessLinks, complaintStaff, issueAccessLink, revokeAccessLink } from "./access-links.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);

	test("heads and owners issue links to officers and heads only", async () => {
		const [head, owner, officer, editor] = [
			await person("head"),
			await person("owner"),
			await person("officer"),
			await person("editor"),
		];
		expect(await issueAccessLink(head, officer.id, "Lost phone")).toBe(true);
		expect(await issueAccessLink(owner, officer.id, "Lost phone")).toBe(true);
		expect(await issueAccessLink(head, editor.id, "x")).toBe(false);
		expect(await issueAccessLink(head, (await complainant()).id, "x")).toBe(false);
		for (const actor of [officer, editor]) await expect(issueAccessLink(actor, officer.id, "x")).rejects.toBeDefined();
		expect((await accessLinks(head)).map(({ state, email }) => [state, email])).toEqual([
			["waiting", officer.email],
			["waiting", officer.email],
		]);
		expect((await complaintStaff()).map(({ id }) => id).sort()).toEqual([head.id, officer.id].sort());
		const { rows } = await runSql("select details from audit_log where action = 'access-link.issued'");
		expect(rows[0]?.details).toEqual({ account: officer.id, reason_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
	});

	test("a link that waits too long has expired, and one that was taken back says so", async () => {
		const [head, officer] = [await person("head"), await person("officer")];
		await issueAccessLink(head, officer.id, "x");
		const [link] = await accessLinks(head, new Date(Date.now() + 15 * 60_000 + 1000));
		expect(link?.state).toBe("expired");
		expect(await revokeAccessLink(head, link?.id ?? "")).toBe(true);
		expect(await revokeAccessLink(head, link?.id ?? "")).toBe(false);
		expect((await accessLinks(head))[0]?.state).toBe("revoked");
	});

	test("an access link reads cases and changes statuses, even with more roles", async () => {
		const officer = { ...(await person("officer")), link: "1" };
		await filed(await complainant());
		const allowed = ["case.read", "case.move", "evidence.download"] as const;
		const denied = ["case.handle", "case.decide", "access-link.issue", "own-account.manage", "dashboard.open"] as const;
		for (const action of allowed) expect(can(officer, action)).toBe(true);
		for (const action of denied) expect(can(officer, action)).toBe(false);
		for (const action of [...allowed, ...denied]) expect(can({ ...officer, roles: ["editor"] }, action)).toBe(false);
	});
});
