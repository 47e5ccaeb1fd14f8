import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../test/engines.ts";
import { caseIn, complainant, person } from "../../test/make-case.ts";
import { asTableOwner, runAsOperator } from "../base/db/client.server.ts";
import { runCommand } from "../operator/commands.server.ts";
import { headsFacts, headsLine, newestList } from "./newest-list.server.ts";
import { sealYesterday } from "./seal-day.server.ts";

const DAY_MS = 86_400_000;
type Verdict = { whole: boolean; problems: object[]; compared: { lists: string[] | null } };

/** Statements of the superuser, who no trigger hinders. */
const tamper = (...statements: string[]) =>
	asTableOwner(async (client) => {
		await client.query("set session_replication_role = replica");
		for (const statement of statements) await client.query(statement);
		await client.query("set session_replication_role = default");
	});

onEveryEngine((engine) => {
	const product = freshProduct(engine);
	const at = (name: string) => join(product.dataDir, name);
	let id: string;
	beforeEach(async () => {
		for (const table of ["audit_log", "audit_chains", "audit_heads", "case_records"])
			await runAsOperator(`delete from ${table}`);
		await rm(at("audit-seals.txt"), { force: true });
		await runAsOperator(
			`update site_settings
				set fields = fields || '{"heads_mail_1": "one@example.org", "heads_mail_2": "two@example.net"}'`,
		);
		const people = { complainant: await complainant(), officer: await person("officer"), head: await person("head") };
		({ id } = await caseIn("resolved", people));
		await runAsOperator("delete from mails");
	});

	const against = async (name: string) => {
		const answer = await runCommand(["audit", "verify", "--json", "--against", name], { from: product.dataDir });
		const verdict: Verdict = JSON.parse(answer?.text ?? "{}");
		return verdict;
	};
	async function sealed() {
		await sealYesterday(new Date());
		const list = await newestList();
		await writeFile(at("list.jws"), `${list?.jws}\n`);
		return list!;
	}
	/** The attacker owns this server's files too. */
	const forgetFile = () => rm(at("audit-seals.txt"), { force: true });

	test("a day is sealed once; its signed list is mailed to both addresses, filed, and named for receipts", async () => {
		const list = await sealed();
		await sealYesterday(new Date());
		const { rows: mails } = await runAsOperator("select recipient, plain from mails order by recipient");
		expect(mails.map(({ recipient }) => recipient)).toEqual(["one@example.org", "two@example.net"]);
		for (const { plain } of mails) expect(plain).toContain(list.jws);
		const body = JSON.parse(Buffer.from(list.jws.split(".")[1] ?? "", "base64url").toString());
		expect(body).toMatchObject({ kind: "audit-heads", day: list.day, digest: list.digest, number: 1 });
		expect(JSON.stringify(body)).not.toContain(id);
		expect((await readFile(at("audit-seals.txt"), "utf8")).trim()).toBe(`${list.day} ${list.jws}`);
		expect(await headsLine("en")).toBe(
			`Seal of the audit log of ${list.day}: ${list.digest.slice(0, 16)} (key ${list.kid})`,
		);
		expect(await headsFacts()).toEqual({ recipients: 2, day: list.day });
	});

	test("without addresses nothing is mailed, and the list is made", async () => {
		await runAsOperator("update site_settings set fields = fields - 'heads_mail_1' - 'heads_mail_2'");
		const list = await sealed();
		expect((await runAsOperator("select from mails")).rows).toEqual([]);
		expect(await headsFacts()).toEqual({ recipients: 0, day: list.day });
	});

	test("a log that grew after the list fits it, from its file and from the saved mail", async () => {
		const list = await sealed();
		const [mail] = (await runAsOperator("select plain from mails limit 1")).rows;
		const encoded = Buffer.from(mail.plain).toString("base64").replace(/.{76}/g, "$&\r\n");
		const head = "From: a@example.org\r\nTo: b@example.org\r\nSubject: x\r\nMIME-Version: 1.0\r\n";
		const type = "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n";
		await writeFile(at("saved.eml"), `${head}${type}${encoded}`);
		await person("editor");
		await sealYesterday(new Date(Date.now() + DAY_MS));
		for (const name of ["list.jws", "saved.eml"])
			expect([name, await against(name)]).toMatchObject([
				name,
				{ whole: true, problems: [], compared: { lists: [list.day] } },
			]);
	});

	test("a log rewritten with hashes, ends, seals and this server's file is found by a list that left", async () => {
		await sealed();
		await forgetFile();
		const chain = `case:${id}`;
		const ends = `update audit_chains c set (seq, hash) =
			(select seq, hash from audit_log where chain = c.chain order by seq desc limit 1) where chain = '${chain}'`;
		await tamper(
			`delete from audit_log where chain = '${chain}'
				and seq = (select max(seq) from audit_log where chain = '${chain}')`,
			ends,
			"delete from audit_heads",
		);
		await sealYesterday(new Date());
		await forgetFile();
		const { whole, problems } = await against("list.jws");
		expect(whole).toBe(false);
		expect(problems).toContainEqual({ case: "site", where: "audit_heads", what: "changed" });
		await tamper("delete from audit_heads");
		expect((await against("list.jws")).problems).toContainEqual({
			case: "site",
			where: "audit_heads",
			what: "missing",
		});
	});

	test("a list of another key, an altered one, another signed text and a file without one prove nothing", async () => {
		const { jws } = await sealed();
		const [header, body, signature = ""] = jws.split(".");
		const claims = { ...JSON.parse(Buffer.from(body ?? "", "base64url").toString()), digest: "0".repeat(64) };
		const other = Buffer.from(JSON.stringify(claims)).toString("base64url");
		const foreign = Buffer.from('{"alg":"EdDSA","kid":"0000000000000000"}').toString("base64url");
		for (const [name, text] of [
			["altered", `${header}.${other}.${signature}`],
			["foreign", `${foreign}.${body}.${signature}`],
			["empty", "nothing here"],
		] as const) {
			await writeFile(at(name), text);
			expect([name, (await against(name)).whole]).toEqual([name, false]);
		}
		expect((await against("not-there")).whole).toBe(false);
		expect((await against("list.jws")).whole).toBe(true);
	});

	test("a list of before a rewrite of the log by a migration says that the log was rewritten", async () => {
		await sealed();
		await tamper(
			`insert into audit_rewrites (epoch, reason, rows, chains, digest)
				values (1, 'Forged.', 0, 0, encode(sha256(''), 'hex'))`,
			`insert into audit_heads (epoch, day, chain, seq, hash) select 1, day, chain, seq, hash from audit_heads
				where chain = 'day'`,
		);
		const answer = await runCommand(["audit", "verify", "--against", "list.jws"], { from: product.dataDir });
		expect(answer).toMatchObject({ ok: false, text: expect.stringContaining("the log was rewritten after") });
	});
});
