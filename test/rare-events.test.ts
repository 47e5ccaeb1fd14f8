import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type Actor, operator } from "../app/access/actor.ts";
import { issueAccessLink } from "../app/accounts/guests/access-links.server.ts";
import { leaveByPass } from "../app/accounts/guests/access-pass.server.ts";
import { sessionContext } from "../app/accounts/sessions/session.server.ts";
import { createOwnToken, ownTokens, revokeOwnToken } from "../app/accounts/tokens/own-tokens.server.ts";
import { runAsOperator, runSql } from "../app/base/db/client.server.ts";
import { browserToken, hashOfToken } from "../app/base/http/browser-token.server.ts";
import { recountDeadlines } from "../app/complaints/deadlines/deadlines.server.ts";
import { discardRun } from "../app/imports/runs/runs.server.ts";
import { bulkJob } from "../app/people/players/photo-runs/bulk-job.server.ts";
import { beginRun } from "../app/people/players/photo-runs/runs.server.ts";
import { addWindow, removeWindow } from "../app/people/registrations/transfers/windows.server.ts";
import { openSeason } from "../app/settings/settings.server.ts";
import { freshProduct, onOneEngine } from "./engines.ts";
import { planFile } from "./import-file.ts";
import { complainant, filed, person } from "./make-case.ts";

type Command = (owner: Actor & { kind: "account" }) => Promise<unknown>;
const window = { season: "2025/2026", from_on: "2026-01-01", until_on: "2026-01-31" };

/** Commands whose other tests look at what they do and not at the log: each is in it by its name. */
const commands: Record<string, Command> = {
	"transfer.window-opened": (owner) => addWindow(owner, window),
	"transfer.window-removed": async (owner) => {
		await addWindow(owner, window);
		const { rows } = await runSql("select id from transfer_windows");
		return removeWindow(owner, rows[0].id);
	},
	"settings.season-opened": (owner) => openSeason(owner, "2031/2032"),
	"import.discarded": async () => {
		const { run } = await planFile(
			"teams",
			"name,name_ar,region,region_ar,founded_year\nNew Club,نادٍ جديد,Riyadh,الرياض,1990",
		);
		return discardRun(operator, run);
	},
	"account.token-revoked": async ({ id, email, roles }) => {
		const context = new RouterContextProvider();
		const facts = { hasSecondFactor: true, passwordDue: false, isDemo: false, hasPasskey: false, byPasskey: false };
		context.set(sessionContext, { id, accountId: id, email, roles: [...roles], ...facts });
		await createOwnToken(context, { name: "program", scopes: [], days: 1 });
		return revokeOwnToken(context, (await ownTokens(context))[0]?.id ?? "");
	},
	"access-link.left": async () => {
		const token = "a".repeat(32);
		await issueAccessLink(await person("head"), (await person("officer")).id, "Lost phone");
		await runSql("update access_links set pass_hash = $1, pass_until = now() + interval '1 hour'", [
			hashOfToken(token),
		]);
		const cookie = browserToken("pass").cookie(token, 60).split(";")[0] ?? "";
		return leaveByPass(new Request("https://club.example", { headers: { cookie } }));
	},
	"case.deadline-moved": async () => {
		await filed(await complainant());
		await runAsOperator("update complaints set due_at = due_at + interval '1 day'");
		return recountDeadlines(new Date());
	},
	"bulk-run.failed": async (owner) => {
		const id = (await beginRun(owner, "local-photos")) ?? 0;
		await runAsOperator("alter table players rename to players_away");
		await bulkJob
			.run({ id }, { last: true })
			.finally(() => runAsOperator("alter table players_away rename to players"));
	},
};

onOneEngine((engine) => {
	freshProduct(engine);

	test.each(Object.entries(commands))("%s is in the audit log", async (event, run) => {
		const noted = async () =>
			Number((await runSql("select count(*) as n from audit_log where action = $1", [event])).rows[0].n);
		const before = await noted();
		await run(await person("owner"));
		expect(await noted()).toBe(before + 1);
	});
});
