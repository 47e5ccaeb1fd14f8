import { beforeAll, describe, expect, test } from "vitest";
import { fickleS3 } from "../../../../test/fickle-s3.ts";
import { makePdf } from "../../../../test/make-pdf.ts";
import { TEST_KEYS } from "../../../../test/prepare-database.ts";
import { type Site, startSite } from "../../../../test/site.ts";
import { parseConfig } from "../../../base/config.server.ts";
import { storeOf } from "../../../base/files/store/store.server.ts";
import { TERMS_VERSION } from "../../submitting/terms.ts";

/** An address, and the cookie of who asks there. */
type Door = [path: string, cookie: string];
const none: Door = ["", ""];

type StoredFile = { id: string; file_path: string; sha256: string };
type Store = Awaited<ReturnType<typeof storeOf>>;
const LONG = 1_500_000;
const pdf = (word: string) => makePdf([], { text: word, unlisted: `% ${word} ${"x".repeat(LONG)} ${word}\n` });

/** Changes of the first file by someone with a key to the store; `other` is of the same size. */
const harms: Record<string, (store: Store, first: string, other: string) => Promise<void>> = {
	"a cut file": async (store, first) => store.put(first, (await store.getBytes(first)).subarray(0, LONG / 2)),
	"the other file of the case": (store, first, other) => store.copy(other, first),
	"no file": (store, first) => store.delete(first),
};

/** The tests for one store. Returns how to ask for a file of the case as its complainant. */
function handsOutWhatWasReceived(site: Site, settings: Record<string, string>) {
	const who = { player: "", officer: "", owner: "" };
	let store: Store;
	let item = { id: "", reference: "" };
	let [first, other, decision]: (StoredFile & { decided?: number })[] = [];

	beforeAll(async () => {
		for (const name of ["player", "officer", "owner"] as const)
			who[name] = await site.sessionOf(`${name}@demo.example`);
		store = await storeOf(parseConfig({ ...TEST_KEYS, DATA_DIR: site.dataDir, ...settings }));
		const begun = await site.get("/en/complaints/submit?draft=new", { cookie: who.player });
		const draft = new URL(begun.headers.get("location") ?? "", site.origin).searchParams.get("draft") ?? "";
		const step = (n: number, fields: Record<string, string>) =>
			site.post(`/en/complaints/submit?draft=${draft}&step=${n}`, { draft, ...fields }, { cookie: who.player });
		await step(1, { dispute_type: "financial" });
		await step(2, { detailed_description: "They owe me." });
		for (const word of ["first", "other"]) {
			const evidence = new File([pdf(word)], `${word}.pdf`);
			expect((await site.send("/en/complaints/evidence", { case: draft, evidence }, who.player)).status).toBe(200);
		}
		await step(4, { terms: "on", terms_version: TERMS_VERSION });
		item = await site.row<typeof item>("select id, case_reference as reference from complaints where id = $1", [draft]);
		const decides = { intent: "move", status: "resolved", text: "Paid.", reasons: "The contract." };
		const document = new File([pdf("ruled")], "ruled.pdf");
		const page = `/en/complaints/admin/case/${item.reference}`;
		expect((await site.send(page, { ...decides, document }, who.officer)).status).toBe(303);
		await site.sql("update complaint_attachments set scan = 'clean' where complaint_id = $1", [item.id]);
		const { rows } = await site.sql<StoredFile & { decided: number }>(
			`select a.id, a.file_path, a.sha256, d.id as decided from complaint_attachments a
			 left join complaint_decisions d on d.document_id = a.id where a.complaint_id = $1 order by a.file_name`,
			[item.id],
		);
		[first, other, decision] = rows;
	});

	/** Follows the link to a file, as a browser does. */
	async function open(path: string, cookie: string) {
		const link = await site.get(path, { cookie });
		const answer = link.headers.get("location")?.includes("/download/")
			? await site.get(link.headers.get("location") ?? "", { cookie })
			: link;
		return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
	}
	const ways = (file: StoredFile): Door[] => [
		[`/en/complaints/evidence/${file.id}`, who.player],
		[`/en/complaints/admin/evidence/${file.id}`, who.officer],
		[`/en/complaints/admin/evidence/${file.id}/pages`, who.officer],
	];
	const decisionWays = (): Door[] => [
		[`/en/complaints/decision/${decision?.decided}`, who.player],
		[`/en/complaints/admin/decision/${decision?.decided}`, who.officer],
	];
	async function bundle() {
		const path = `/en/complaints/admin/case/${item.reference}/bundle.zip`;
		const { status, bytes } = await open(path, who.officer);
		expect(status).toBe(200);
		const text = bytes.toString("latin1");
		const manifest = JSON.parse(/\{\n {2}"case_reference[\s\S]*?\n\}\n/.exec(text)?.[0] ?? "");
		const times = (word: string) => text.split(`% ${word} `).length - 1;
		return {
			listed: manifest.files.map(({ sha256 }: StoredFile) => sha256),
			damaged: (manifest.damaged ?? []).map(({ sha256 }: StoredFile) => sha256),
			held: { first: times("first"), other: times("other"), ruled: times("ruled") },
		};
	}
	const expectRefused = async ([path, cookie]: Door) => {
		const { status, bytes } = await open(path, cookie);
		expect([path, status, bytes.includes('data-problem="hash"')]).toEqual([path, 409, true]);
		for (const sign of ["%PDF", "xxxxxxxx"]) expect(bytes.includes(sign)).toBe(false);
	};
	const health = async () => (await open("/en/admin/health", who.owner)).bytes.toString();
	const alarms = async (file: StoredFile) =>
		(
			await site.sql("select from audit_log where action = 'evidence.damaged' and details ->> 'sha256' = $1", [
				file.sha256,
			])
		).rows.length;

	test.each(Object.entries(harms))(
		"%s in the place of a file reaches neither side, no page images and no bundle",
		async (_, harm) => {
			if (!first || !other || !decision) throw new Error("The case lacks its files.");
			const right = await store.getBytes(first.file_path);
			for (const [path, cookie] of ways(first)) expect([path, (await open(path, cookie)).status]).toEqual([path, 200]);
			const before = await alarms(first);

			await harm(store, first.file_path, other.file_path);
			for (const way of ways(first)) await expectRefused(way);
			expect(await alarms(first)).toBe(before + 1);
			const left = await bundle();
			expect(left).toMatchObject({ damaged: [first.sha256], held: { first: 0, other: 1, ruled: 1 } });
			expect(left.listed).not.toContain(first.sha256);
			expect(left.listed).toContain(other.sha256);
			expect(await health()).toMatch(
				/data-part="evidence"[^>]*data-state="down"|data-state="down"[^>]*data-part="evidence"/,
			);
			for (const way of ways(other)) expect((await open(...way)).status).toBe(200);

			await store.put(first.file_path, right);
			for (const [path, cookie] of ways(first)) expect([path, (await open(path, cookie)).status]).toEqual([path, 200]);
			expect((await open(...(ways(first)[0] ?? none))).bytes.equals(Buffer.from(right))).toBe(true);
			expect(await bundle()).toMatchObject({ damaged: [], held: { first: 1, other: 1, ruled: 1 } });
		},
	);

	test("a document of a decision that was swapped is refused to both sides and left out of the bundle", async () => {
		if (!decision || !other) throw new Error("The case lacks its decision.");
		const right = await store.getBytes(decision.file_path);
		for (const way of decisionWays()) expect((await open(...way)).bytes.equals(Buffer.from(right))).toBe(true);
		await store.copy(other.file_path, decision.file_path);
		for (const way of decisionWays()) await expectRefused(way);
		expect(await bundle()).toMatchObject({ damaged: [decision.sha256], held: { first: 1, other: 1, ruled: 0 } });
		await store.put(decision.file_path, right);
		for (const way of decisionWays()) expect((await open(...way)).status).toBe(200);
	});

	test("page images that were swapped for those of another file are not handed out, and are made again", async () => {
		if (!first || !other) throw new Error("The case lacks its files.");
		const [pages, others] = [ways(first)[2] ?? none, ways(other)[2] ?? none];
		const made = await open(...pages);
		await open(...others);
		const flat = async ({ id }: StoredFile) =>
			(await site.row<{ flat_path: string }>("select flat_path from complaint_attachments where id = $1", [id]))
				.flat_path;
		await store.copy(await flat(other), await flat(first));
		expect((await open(...pages)).status).toBe(409);
		const again = await open(...pages);
		expect([again.status, again.bytes.length]).toEqual([200, made.bytes.length]);
	});

	test("a file that is swapped while it is sent arrives as it was checked", async () => {
		if (!first || !other) throw new Error("The case lacks its files.");
		const right = Buffer.from(await store.getBytes(first.file_path));
		const [path, cookie] = ways(first)[0] ?? none;
		const link = await site.get(path, { cookie });
		const answer = await site.get(link.headers.get("location") ?? "", { cookie });
		const reader = answer.body?.getReader();
		const read: Uint8Array[] = [];
		for (let n = 0; ; n++) {
			const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
			if (done || !value) break;
			read.push(value);
			if (n === 0) await store.copy(other.file_path, first.file_path);
		}
		expect(read.length).toBeGreaterThan(1);
		expect(Buffer.concat(read).equals(right)).toBe(true);
		await expectRefused([path, cookie]);
		await store.put(first.file_path, right);
	});
	return {
		ask: () => open(...(ways(first ?? { id: "", file_path: "", sha256: "" })[0] ?? none)),
		alarms: () => (first ? alarms(first) : 0),
	};
}

describe("on the disk", () => {
	handsOutWhatWasReceived(startSite(), {});
});

describe("in an S3-compatible store", () => {
	const s3 = fickleS3();
	const { ask, alarms } = handsOutWhatWasReceived(startSite({ settings: s3.settings }), s3.settings);

	test("a service that fails is an answer to try again, and no alarm", async () => {
		const before = await alarms();
		s3.is = "failing";
		expect((await ask()).status).toBe(503);
		s3.is = "up";
		expect((await ask()).status).toBe(200);
		expect(await alarms()).toBe(before);
	});
});
