import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../test/engines.ts";
import { TEST_KEYS } from "../../test/prepare-database.ts";
import { configure, parseConfig } from "../base/config.server.ts";
import { inTransaction, runSql } from "../base/db/client.server.ts";
import { publicKeySet, sign, verifySigned } from "./sign.server.ts";
import { compactJws, pastedJws } from "./signed.ts";

const SCRIPT = resolve(import.meta.dirname, "../../docs/verify-offline.mjs");
const body = { kind: "receipt" as const, federation: "النص", note: "as written" };

onEveryEngine((engine) => {
	const product = freshProduct(engine);
	const signed = () => inTransaction(async () => compactJws(await sign(body)));
	/** The script of the documentation, as a person runs it. */
	async function offline(jws: string, keys: object) {
		const [paper, saved] = ["paper.jws", "jwks.json"].map((name) => join(product.dataDir, name));
		await Promise.all([writeFile(paper!, `${jws}\n`), writeFile(saved!, JSON.stringify(keys))]);
		const run = promisify(execFile)(process.execPath, [SCRIPT, paper!, saved!]);
		return run.then(
			({ stdout }) => stdout,
			({ stderr }) => String(stderr),
		);
	}

	test("signed text is verified here and by the script of the documentation, altered text by neither", async () => {
		const jws = await signed();
		expect(await verifySigned(jws)).toMatchObject({ ok: true, body });
		const keys = await publicKeySet();
		expect(JSON.parse(await offline(jws, keys))).toEqual(body);
		const [header, , signature] = jws.split(".");
		const other = Buffer.from(JSON.stringify({ ...body, note: "as wished" })).toString("base64url");
		const flipped = `${header}.${other}.${signature}`;
		expect(await verifySigned(flipped)).toEqual({ ok: false, why: "altered" });
		expect(await offline(flipped, keys)).toMatch(/^NOT genuine: the text is not the one that was signed/);
		expect(await offline(jws, { keys: [] })).toMatch(/^NOT genuine: the key [0-9a-f]{16} is not in/);
		expect(await verifySigned(`${Buffer.from('{"alg":"none"}').toString("base64url")}.e30.AA`)).toEqual({
			ok: false,
			why: "no-jws",
		});
	});

	test("with a new SECRET_KEY old and new signatures are verified; the key set holds both keys once", async () => {
		const before = await signed();
		const settings = { DATA_DIR: product.dataDir, ...TEST_KEYS };
		configure(parseConfig({ ...settings, SECRET_KEY: Buffer.alloc(32, 9).toString("base64") }));
		try {
			const after = await signed();
			const keys = await publicKeySet();
			expect(new Set(keys.keys.map(({ kid }) => kid)).size).toBe(keys.keys.length);
			for (const jws of [before, after]) {
				expect(await verifySigned(jws)).toMatchObject({ ok: true });
				expect(JSON.parse(await offline(jws, keys))).toEqual(body);
			}
			for (const key of keys.keys)
				expect(key).toEqual({
					kty: "OKP",
					crv: "Ed25519",
					x: expect.any(String),
					alg: "EdDSA",
					use: "sig",
					kid: key.kid,
				});
		} finally {
			configure(parseConfig(settings));
		}
		await expect(runSql("delete from receipt_keys")).rejects.toThrow(/permission denied/);
	});

	test("a signature by a key that this site never had is refused", async () => {
		const jws = await signed();
		const [header = "", ...rest] = jws.split(".");
		const renamed = JSON.stringify({ ...JSON.parse(Buffer.from(header, "base64url").toString()), kid: "elsewhere" });
		const foreign = [Buffer.from(renamed).toString("base64url"), ...rest].join(".");
		expect(await verifySigned(foreign)).toEqual({ ok: false, why: "unknown-key" });
	});
});

test("a pasted JWS loses the line breaks that came along, and other text is none", () => {
	expect(pastedJws(" ab.\ncd \u2069.ef\n")).toBe("ab.cd.ef");
	for (const typed of ["", "code", "a.b", "a.b.c.d", "a..c"]) expect(pastedJws(typed)).toBe(undefined);
});
