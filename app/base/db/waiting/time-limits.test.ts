import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../../test/engines.ts";
import { isAway } from "../../errors/away.server.ts";
import { db, inTransaction } from "../client.server.ts";
import { asKind, asRequest, kindNow, kindOfRequest, timeLimits, type WorkKind } from "./time-limits.server.ts";

const kinds: WorkKind[] = ["public read", "signed-in read", "write", "report", "import", "job"];

test("a request is of the kind that its method and its account make it", () => {
	expect([
		kindOfRequest(true, false),
		kindOfRequest(true, true),
		kindOfRequest(false, false),
		kindOfRequest(false, true),
	]).toEqual(["public read", "signed-in read", "write", "write"]);
});

onEveryEngine((engine) => {
	freshProduct(engine);
	const setting = async (name: string) =>
		(await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db())).rows[0]?.value ?? "";
	const inSeconds = (text: string) =>
		text.endsWith("min") ? Number.parseInt(text, 10) * 60 : Number.parseInt(text, 10);
	const limitsNow = () =>
		inTransaction(async () => ({
			statement: inSeconds(await setting("statement_timeout")),
			lock: inSeconds(await setting("lock_timeout")),
			idle: inSeconds(await setting("idle_in_transaction_session_timeout")),
		}));

	test.runIf(engine !== "embedded PostgreSQL")(
		"each kind of work has its own limits, one after the other and side by side",
		async () => {
			for (const kind of kinds) expect([kind, await asKind(kind, limitsNow)]).toEqual([kind, timeLimits[kind]]);
			const sideBySide = await Promise.all([...kinds, ...kinds].map((kind) => asKind(kind, limitsNow)));
			expect(sideBySide).toEqual([...kinds, ...kinds].map((kind) => timeLimits[kind]));
			expect(await limitsNow()).toEqual(timeLimits[kindNow()]);
		},
	);

	const lasting = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(db());
	test.runIf(engine !== "embedded PostgreSQL")(
		"the statements of a request have one time for them all, in a transaction too, and what follows it has none",
		async () => {
			const oneAfterTheOther = async () => {
				for (let i = 0; i < 20; i++) await lasting(0.1);
			};
			for (const work of [oneAfterTheOther, () => inTransaction(oneAfterTheOther)])
				await expect(asRequest("public read", work, 0.3)).rejects.toSatisfy(isAway);
			let later: Promise<unknown> = Promise.resolve();
			const begun = async () => {
				later = new Promise((resolve) => setTimeout(resolve, 20)).then(() => lasting(0.5));
			};
			await asRequest("public read", begun, 0.3);
			await later;
			expect(await limitsNow()).toEqual(timeLimits[kindNow()]);
		},
	);
});
