import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { person } from "../../../test/make-case.ts";
import { sessionContext } from "../sessions/session.server.ts";
import { createOwnToken, ownTokens } from "./own-tokens.server.ts";

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
	});
});
