import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { person } from "../../../test/make-case.ts";
import { runSql } from "../../base/db/client.server.ts";
import { sessionContext } from "../sessions/session.server.ts";
import { createOwnToken, ownTokens, revokeOwnToken } from "./own-tokens.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);

	test("of fifty tokens asked for at once no more than twenty are made", async () => {
		const { id, email, roles } = await person("officer");
		const context = new RouterContextProvider();
		const facts = { hasSecondFactor: true, hasPasskey: false, byPasskey: false, passwordDue: false, isDemo: false };
		context.set(sessionContext, { id, accountId: id, email, roles: [...roles], ...facts });
		const asked = Array.from({ length: 50 }, (_, i) =>
			createOwnToken(context, { name: `program ${i}`, scopes: [], days: 1 }),
		);
		const made = (await Promise.all(asked)).filter(({ ok }) => ok);
		expect([made.length, (await ownTokens(context)).length]).toEqual([20, 20]);
		for (const { id: token } of await ownTokens(context)) await revokeOwnToken(context, token);
		const next = () => createOwnToken(context, { name: "one more", scopes: [], days: 1 });
		expect(await next(), "revoking makes room for no more within the hour").toMatchObject({ wait: expect.any(Number) });
		await runSql("delete from rate_limits");
		expect(await next()).toMatchObject({ ok: true });
	});
});
