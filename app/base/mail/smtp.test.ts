import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { inTransaction, runAsOperator, runSql } from "../db/client.server.ts";
import { closeMail, openMail, sendEmail } from "./mail.server.ts";
import { openTransport } from "./transport.server.ts";

const folder = mkdtempSync(join(tmpdir(), "tawila-tls-"));
execFileSync("openssl", [
	"req",
	"-x509",
	"-newkey",
	"rsa:2048",
	"-nodes",
	"-days",
	"2",
	"-subj",
	"/CN=localhost",
	"-keyout",
	join(folder, "key"),
	"-out",
	join(folder, "cert"),
]);
const tls = { key: readFileSync(join(folder, "key")), cert: readFileSync(join(folder, "cert")) };

type Answer = { code: number; text: string } | undefined;
type ReceivedMail = { secure: boolean; raw: string };

/** A real SMTP server on loopback with a configured answer for each recipient. */
async function mailServer(answer: (recipient: string, nth: number) => Answer = () => undefined, secure = false) {
	const received: ReceivedMail[] = [];
	let nth = 0;
	const server = new SMTPServer({
		...tls,
		secure,
		authOptional: true,
		disabledCommands: ["AUTH"],
		onRcptTo({ address }, _, done) {
			const refused = answer(address, nth++);
			done(refused ? Object.assign(new Error(refused.text), { responseCode: refused.code }) : undefined);
		},
		onData(stream, session, done) {
			let raw = "";
			stream.setEncoding("utf8").on("data", (text) => {
				raw += text;
			});
			stream.on("end", () => {
				received.push({ secure: session.secure, raw });
				done();
			});
		},
	});
	server.on("error", () => {});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
	const { port } = server.server.address() as AddressInfo;
	const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
	return { received, port, close };
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
	closeMail();
	for (const close of closing.splice(0)) await close();
});

onOneEngine((engine) => {
	const product = freshProduct(engine, {}, { idle: false, retryDelay: 1, pollSeconds: 0.5 });

	const email = { locale: "ar" as const, subject: "تجربة", paragraphs: ["نص"], footer: ["الاتحاد"] };
	const mailThrough = (url: string) =>
		openMail(openTransport({ SMTP_URL: url, DATA_DIR: product.dataDir }), "الاتحاد <noreply@nttf.example>");
	const send = (to: string) => inTransaction(() => sendEmail(email, { to }));
	const state = async () => (await runAsOperator("select status, attempts, last_error from mails")).rows[0];
	/** Ends the pause of the mails that wait. */
	const nextTry = () => runAsOperator("update pgboss.job set start_after = now() where name = 'mail'");
	const eventually = (status: string) =>
		expect.poll(async () => (await state()).status, { interval: 200 }).toBe(status);

	test("mail goes out encrypted, by STARTTLS or from the first byte, with both parts and the language", async () => {
		for (const [scheme, secure] of [
			["smtp", false],
			["smtps", true],
		] as const) {
			const server = await mailServer(undefined, secure);
			closing.push(server.close);
			mailThrough(`${scheme}://localhost:${server.port}?tls.rejectUnauthorized=false`);
			await send("fan@example.org");
			await expect.poll(() => server.received.length).toBe(1);
			const [mail] = server.received;
			expect(mail?.secure).toBe(true);
			const parsed = await PostalMime.parse(mail?.raw ?? "");
			expect(parsed.subject).toBe("تجربة");
			expect(parsed.html).toContain('lang="ar" dir="rtl"');
			expect(parsed.text).toContain("نص");
			expect(mail?.raw).toMatch(/Content-Language: ar/i);
		}
	});

	test("an untrusted certificate is an outage: the mail waits", async () => {
		const server = await mailServer(undefined, true);
		closing.push(server.close);
		mailThrough(`smtps://localhost:${server.port}`);
		await send("fan@example.org");
		await expect.poll(async () => (await state()).attempts).toBeGreaterThan(0);
		expect(await state()).toMatchObject({ status: "queued" });
		expect(server.received).toEqual([]);
	});

	test("a mail survives an outage and goes out once when the server is back", async () => {
		const gone = await mailServer();
		await gone.close();
		mailThrough(`smtp://localhost:${gone.port}`);
		await send("fan@example.org");
		await expect.poll(async () => (await state()).attempts).toBeGreaterThan(0);
		expect((await runAsOperator("select status, refused from mails")).rows).toEqual([
			{ status: "queued", refused: "away" },
		]);
		const back = await mailServer();
		closing.push(back.close);
		mailThrough(`smtp://localhost:${back.port}?tls.rejectUnauthorized=false`);
		await nextTry();
		await eventually("sent");
		expect(back.received).toHaveLength(1);
	});

	test("a refusal for now is tried again", async () => {
		const server = await mailServer((_, nth) => (nth === 0 ? { code: 451, text: "try later" } : undefined));
		closing.push(server.close);
		mailThrough(`smtp://localhost:${server.port}?tls.rejectUnauthorized=false`);
		await send("fan@example.org");
		await expect.poll(async () => (await state()).attempts).toBe(1);
		await nextTry();
		await eventually("sent");
		expect((await state()).attempts).toBe(2);
		expect(server.received).toHaveLength(1);
	});

	test("a refusal for good is not tried again: the mail is dead and says why", async () => {
		const server = await mailServer(() => ({ code: 550, text: "no such mailbox" }));
		closing.push(server.close);
		mailThrough(`smtp://localhost:${server.port}?tls.rejectUnauthorized=false`);
		await send("nobody@example.org");
		await eventually("dead");
		expect(await state()).toMatchObject({ attempts: 1, last_error: expect.stringContaining("no such mailbox") });
	});

	test("a mail whose cause is rolled back never existed", async () => {
		const broken = inTransaction(async () => {
			await sendEmail(email, { to: "fan@example.org" });
			throw new Error("changed my mind");
		});
		await expect(broken).rejects.toThrow("changed my mind");
		expect((await runAsOperator("select count(*)::int as n from mails")).rows[0].n).toBe(0);
		expect((await runSql("select count(*)::int as n from pgboss.job where name = 'mail'")).rows[0].n).toBe(0);
	});
});
