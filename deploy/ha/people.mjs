/** People at two processes: they read, write messages and file complaints without a pause; every answer is noted. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PASSWORD = "a password of the lab";
const PATIENCE_MS = 15_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const texts = Object.fromEntries([
	...["detailed_description", "detailed_description_ar", "incident_location", "incident_location_ar"].map((name) => [
		name,
		`Words of ${name}`,
	]),
	...["first", "second"].flatMap((side) => [
		[`${side}_party_full_name`, `Person ${side}`],
		[`${side}_party_organization`, `Club ${side}`],
		[`${side}_party_phone`, "0507778889"],
	]),
]);

export function makePeople(sites) {
	let network = 0;
	const nextAddress = () => `203.${Math.floor(++network / 62_500)}.${Math.floor(network / 250) % 250}.${network % 250}`;
	async function ask({ origin }, path, { cookie = "", fields } = {}) {
		const body = fields && new URLSearchParams(fields);
		const headers = { cookie, "x-forwarded-for": nextAddress() };
		const signal = AbortSignal.timeout(PATIENCE_MS);
		const answer = await fetch(origin + path, {
			method: body ? "POST" : "GET",
			body,
			headers,
			signal,
			redirect: "manual",
		});
		return {
			status: answer.status,
			to: answer.headers.get("location") ?? "",
			cookies: answer.headers.getSetCookie(),
			text: await answer.text(),
		};
	}
	/** Texts of the emails that left, of both processes. */
	const outbox = () =>
		sites.flatMap(({ dataDir }) => {
			const folder = join(dataDir, "outbox");
			const names = existsSync(folder) ? readdirSync(folder) : [];
			return names.map((name) => readFileSync(join(folder, name), "utf8").replace(/=\r?\n/g, ""));
		});

	async function register(site, email) {
		const jar = new Map();
		const post = async (path, fields) => {
			const answer = await ask(site, path, { cookie: [...jar].map((pair) => pair.join("=")).join("; "), fields });
			for (const cookie of answer.cookies) jar.set(...cookie.split(";")[0].split(/=(.*)/s).slice(0, 2));
			if (answer.status !== 303) throw new Error(`${path}: ${answer.status}`);
			return answer;
		};
		const account = {
			full_name: "Sara Salem",
			full_name_ar: "سارة سالم",
			email,
			password: PASSWORD,
			confirm_password: PASSWORD,
		};
		await post("/en/complaints/register?step=1", account);
		const details = {
			phone: "0507778889",
			id_type: "passport",
			id_number: `LAB${email.length}${jar.size}23`,
			address: "A street",
			organization: "A club",
			organization_ar: "نادي",
			date_of_birth: "1987-06-05",
		};
		await post("/en/complaints/register?step=2", details);
		await post("/en/complaints/register?step=3", {});
		for (;;) {
			const mail = outbox().find((each) => each.includes(email) && each.includes("/complaints/confirm/"));
			const link = mail && /\/en\/complaints\/confirm\/[\w-]+/.exec(mail)[0];
			if (link) return post(link, { password: PASSWORD, confirm_password: PASSWORD });
			await pause(200);
		}
	}
	async function signIn(site, email) {
		const answer = await ask(site, "/en/complaints/login", { fields: { email, password: PASSWORD } });
		if (answer.status !== 303) throw new Error(`sign-in: ${answer.status}`);
		return answer.cookies.map((cookie) => cookie.split(";")[0]).join("; ");
	}
	async function file(site, cookie) {
		const first = await ask(site, "/en/complaints/submit?draft=new", { cookie });
		const draft = new URL(first.to, site.origin).searchParams.get("draft");
		if (!draft) return;
		const step = (n, fields) =>
			ask(site, `/en/complaints/submit?draft=${draft}&step=${n}`, { cookie, fields: { draft, ...fields } });
		for (const [n, fields] of [
			[1, {}],
			[2, texts],
			[3, {}],
		])
			if ((await step(n, fields)).status !== 303) return;
		const sent = await step(4, { terms: "on", terms_version: "2026-2" });
		return sent.status === 303 && sent.to.endsWith("step=5") ? draft : undefined;
	}

	/** All of them go on until `stop`; the answers since then. */
	function work() {
		let going = true;
		const seen = { filed: [], messages: [], writes: sites.map(() => []), reads: { all: 0, failed: 0, slowest: 0 } };
		const forever = async (each) => {
			while (going) await each().catch(() => pause(250));
		};
		const loops = sites.flatMap((site, nth) => [
			forever(async () => {
				const draft = await file(site, site.cookie).catch(() => undefined);
				if (draft) seen.filed.push(draft);
				else await pause(500);
			}),
			forever(async () => {
				const email = `writer${nth}.${network}.${Date.now()}@example.org`;
				const fields = { name: "Sara", surname: "Salem", email, message: "Two words." };
				const began = performance.now();
				const ok = await ask(site, "/en/contact", { fields }).then(
					(answer) => answer.status === 303,
					() => false,
				);
				if (ok) seen.messages.push(email);
				seen.writes[nth].push({ ok, began, ended: performance.now() });
				await pause(200);
			}),
			forever(async () => {
				const began = performance.now();
				const ok = await ask(site, "/en/teams").then(
					(answer) => answer.status === 200,
					() => false,
				);
				seen.reads.all += 1;
				if (!ok) seen.reads.failed += 1;
				seen.reads.slowest = Math.max(seen.reads.slowest, performance.now() - began);
				await pause(100);
			}),
		]);
		return {
			seen,
			async stop() {
				going = false;
				await Promise.all(loops);
				return seen;
			},
		};
	}
	return { ask, register, signIn, outbox, work };
}

/** Seconds for which nothing could be saved, each time: from the last success before a failure to the next success. */
export function outages(writes) {
	const found = [];
	let since = writes[0]?.began ?? 0;
	let failing = false;
	for (const { ok, ended } of writes) {
		if (ok && failing) found.push((ended - since) / 1000);
		if (ok) since = ended;
		failing = !ok;
	}
	return found;
}
