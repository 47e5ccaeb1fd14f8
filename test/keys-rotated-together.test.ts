import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { expect, test } from "vitest";
import { environment, startServer } from "./server-process.ts";

const server = process.env.TEST_DATABASE_URL;
const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString("base64")}`;

/**
 * A person who registers as a complainant and has not sent the last step: what is typed waits in the database, sealed.
 */
function registrant(origin: string, n: number) {
	const jar = new Map<string, string>();
	const ask = async (step: number, fields?: Record<string, string>, at = origin) => {
		const response = await fetch(`${at}/en/complaints/register?step=${step}`, {
			method: fields ? "POST" : "GET",
			redirect: "manual",
			headers: { cookie: [...jar].map((pair) => pair.join("=")).join("; "), origin: at },
			body: fields && new URLSearchParams(fields),
		});
		for (const cookie of response.headers.getSetCookie()) {
			const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/s);
			jar.set(name, value);
		}
		return response;
	};
	const phone = `05077${String(n).padStart(5, "0")}`;
	const password = "a long password 1";
	return {
		phone,
		name: async () =>
			(
				await ask(1, {
					full_name: `Person ${n}`,
					email: `person${n}@example.org`,
					password,
					confirm_password: password,
				})
			).status,
		number: async (at?: string) =>
			(await ask(2, { phone, id_type: "passport", id_number: `P${10_000 + n}` }, at)).status,
		shown: async (at: string) => (await ask(2, undefined, at)).text(),
	};
}

test.runIf(server)(
	"keys rotate while two processes seal: afterwards the new key alone opens all that was typed",
	async () => {
		const name = `tawila_keys_${randomBytes(6).toString("hex")}`;
		const admin = new pg.Client({ connectionString: server });
		await admin.connect();
		await admin.query(`create database ${name}`);
		const url = new URL(server ?? "");
		url.pathname = `/${name}`;
		const dataDir = await mkdtemp(join(tmpdir(), "tawila-keys-"));
		const settings = (...keys: string[]) => ({
			DATA_DIR: dataDir,
			DATABASE_URL: url.href,
			SECRET_KEY: "a secret of the tests, long enough to count",
			ENCRYPTION_KEYS: keys.join(","),
		});

		const former = await startServer(settings(key("k1", 1)));
		const people = Array.from({ length: 12 }, (_, n) => registrant(former.origin, n));
		for (const person of people) expect(await person.name()).toBe(303);
		former.child.kill("SIGKILL");

		const both = settings(key("k2", 2), key("k1", 1));
		const sites = await Promise.all([startServer(both), startServer(both)]);
		let isRotated = false;
		const typing = sites.map(async ({ origin }, of) => {
			for (let n = 0; n < 6 || (!isRotated && n < 60); n++) {
				if (n < 6) expect(await people[of * 6 + n]?.number(origin)).toBe(303);
				const person = registrant(origin, 100 + 100 * of + n);
				expect([await person.name(), await person.number()]).toEqual([303, 303]);
				people.push(person);
			}
		});
		const { stdout } = await promisify(execFile)(process.execPath, ["operator.ts", "keys", "rotate", "--json"], {
			env: environment(both),
		});
		isRotated = true;
		await Promise.all(typing);
		expect(JSON.parse(stdout)).toMatchObject({ ok: true, current: "k2", kept: 0, droppable: ["k1"] });
		for (const site of sites) site.child.kill("SIGKILL");

		const now = await startServer(settings(key("k2", 2)));
		for (const person of people) expect(await person.shown(now.origin)).toContain(person.phone);
		now.child.kill("SIGKILL");
		await admin.query(`drop database ${name} with (force)`);
		await admin.end();
		await rm(dataDir, { recursive: true, force: true });
	},
	120_000,
);
