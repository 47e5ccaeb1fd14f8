import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, inject, test } from "vitest";
import { freshProduct, onOneEngine } from "../../test/engines.ts";
import { make } from "../../test/make.ts";
import { TEST_KEYS } from "../../test/prepare-database.ts";
import { asSystem } from "../access/case-access.server.ts";
import { stashedFormOf, stashFormOf } from "../accounts/stash/stashed-form.server.ts";
import { config, configure, parseConfig } from "../base/config.server.ts";
import { db, runAsOperator } from "../base/db/client.server.ts";
import { checkKeys } from "../base/secrets/key-checks.server.ts";
import { seal } from "../base/secrets/seal.server.ts";
import { fullId, placeOfId } from "../complaints/complainants/profile.server.ts";
import { start } from "../start.server.ts";
import { runCommand } from "./commands.server.ts";
import { sealedColumns } from "./keys.server.ts";

const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString("base64")}`;
const FIRST = TEST_KEYS.ENCRYPTION_KEYS;
const useKeys = (...list: string[]) => configure({ ...config(), ENCRYPTION_KEYS: list.join(",") });
const check = () => checkKeys(sealedColumns);

onOneEngine((engine) => {
	freshProduct(engine);
	afterEach(() => useKeys(FIRST));

	async function complainant(idNumber: string): Promise<string> {
		const id = randomUUID();
		await db()
			.insertInto("accounts")
			.values({ id, email: `${id}@example.org`, name: "Sara", language: "ar" })
			.execute();
		const person = { id, email: `${id}@example.org`, full_name: "Sara", id_number: seal(idNumber, placeOfId(id)) };
		await asSystem(() =>
			db()
				.insertInto("complaint_users")
				.values({ ...person, id_number_index: id })
				.execute(),
		);
		return id;
	}
	const idNumberOf = async (id: string) => {
		const row = await asSystem(() =>
			db().selectFrom("complaint_users").select("id_number").where("id", "=", id).executeTakeFirstOrThrow(),
		);
		const sealed = row.id_number ?? "";
		return { key: sealed.split(".")[0], text: fullId(id, sealed) };
	};

	test("a key with another value under a known name is refused, with and without sealed data", async () => {
		useKeys(key("k1", 9));
		await expect(check()).rejects.toThrow(/ENCRYPTION_KEYS: the key "k1" is not the one/);
	});

	test("a key that sealed data is waiting for must be among the settings; the refusal says for how much", async () => {
		await complainant("1000000001");
		await complainant("1000000002");
		useKeys(key("k2", 2));
		await expect(check()).rejects.toThrow(/"k1" is missing, and 2 values of complaint_users.id_number/);
		useKeys(key("k2", 2), FIRST);
		await check();
	});

	test("keys rotate seals every value with the current key and says which key may go", async () => {
		const people = await Promise.all(Array.from({ length: 5 }, (_, i) => complainant(`100000000${i}`)));
		useKeys(key("k3", 3), FIRST);
		await check();
		const late = complainant("1999999999"); // filed while the keys are rotated
		const answer = await runCommand(["keys", "rotate", "--json"]);
		await late;
		expect(JSON.parse(answer?.text ?? "")).toMatchObject({ ok: true, current: "k3", kept: 0, droppable: ["k1"] });
		useKeys(key("k3", 3));
		await check();
		for (const [i, id] of people.entries()) expect(await idNumberOf(id)).toEqual({ key: "k3", text: `100000000${i}` });
		expect(await idNumberOf(await late)).toMatchObject({ text: "1999999999" });
	});

	test("stashed forms are sealed with the current key, each for its owner: an account or a pass", async () => {
		const [home, away] = [await make.club({ name: "A" }), await make.club({ name: "B" })];
		const tie = await make.tie({ home_team_id: home, away_team_id: away });
		const pass = await runAsOperator(
			`insert into tie_passes (match_id, side, token_hash, pin_hash, expires_at)
			values ($1, 'home', 'a', '', '2999-01-01') returning id`,
			[tie],
		);
		const form = (more: RequestInit = {}) => new Request("https://example.org/en/x", { method: "POST", ...more });
		const stash = async (owner: "account_id" | "pass_id", id: string) => {
			const body = new URLSearchParams({ note: owner });
			const sent = form({ body, headers: { "content-length": String(body.toString().length) } });
			return { owner, id, cookie: (await stashFormOf(owner, id, sent, "/en/x")) ?? "" };
		};
		const stashes = [
			await stash("account_id", await complainant("1000000001")),
			await stash("pass_id", pass.rows[0].id),
		];
		useKeys(key("k5", 5), FIRST);
		const answer = await runCommand(["keys", "rotate", "--json"]);
		expect(JSON.parse(answer?.text ?? "")).toMatchObject({ ok: true, current: "k5", kept: 0, droppable: ["k1"] });
		useKeys(key("k5", 5));
		for (const { owner, id, cookie } of stashes) {
			const again = form({ headers: { cookie: cookie.split(";")[0] ?? "" } });
			expect(await stashedFormOf(owner, id, again, "/en/x")).toEqual({ note: owner });
		}
	});

	test("a value that no key opens stays as it is, and the command fails", async () => {
		const id = await complainant("1000000001");
		await asSystem(() =>
			db().updateTable("complaint_users").set({ id_number: "k0.AAAA" }).where("id", "=", id).execute(),
		);
		useKeys(key("k4", 4), FIRST);
		const answer = await runCommand(["keys", "rotate"]);
		expect(answer).toMatchObject({ ok: false, text: expect.stringContaining("1 values can be opened with no key") });
	});
});

test("a start with another key is refused before anything runs", async () => {
	const folder = await mkdtemp(join(tmpdir(), "tawila-keys-"));
	const settings = parseConfig({ ...TEST_KEYS, DATA_DIR: folder, ENCRYPTION_KEYS: key("k1", 9), LOG_LEVEL: "silent" });
	const restoreFrom = new Uint8Array(await readFile(inject("empty")));
	await expect(start(settings, { inMemory: true, idle: true, restoreFrom })).rejects.toThrow(/ENCRYPTION_KEYS/);
});

test("lost key files are not replaced beside a database", async () => {
	const folder = await mkdtemp(join(tmpdir(), "tawila-keys-"));
	await mkdir(join(folder, "db/pg"), { recursive: true });
	await writeFile(join(folder, "db/pg/PG_VERSION"), "18");
	expect(() => parseConfig({ DATA_DIR: folder })).toThrow(/secret-key is missing beside the database/);
});
