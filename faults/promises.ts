import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { ActionName } from "./actions.ts";
import type { Installation } from "./installation.ts";

/** An answer that said "done": what must be there from then on, and how many emails it caused. */
type AcknowledgedAction = {
	action: ActionName;
	done: { text: string; values: unknown[] };
	/**
	 * Its id, and how many mails it caused; none are known of a request that may have been carried out by an earlier one.
	 */
	request: string;
	mails?: number;
};
/** A record of the run. Times are those of `performance.now()`. */
export type Story = { acknowledged: AcknowledgedAction[]; faultsAt: number[]; checkedFiles: Set<string> };
export const newStory = (): Story => ({ acknowledged: [], faultsAt: [], checkedFiles: new Set() });

/** A promise, how many things were compared, and those that broke it. */
export type Finding = { promise: string; counted: number; broken: string[] };
type PromiseCheck = (at: Installation, story: Story, isOver: boolean) => Promise<Omit<Finding, "promise">>;

/**
 * A copy counts as taken by the mail server just before a fault when it is at most this much older: its row was not
 * written yet.
 */
const IN_FLIGHT_MS = 3000;

const halfMade = `select id::text as id from complaints c where
	(status = 'draft') <> (case_reference is null)
	or (status = 'draft') = exists (select from complaint_receipts r where r.complaint_id = c.id
		and r.case_reference = c.case_reference)
	or (status = 'draft')
		= ((select count(*) from complaint_events e where e.complaint_id = c.id and e.type = 'case.submitted') = 1)
	or status <> 'draft' and status is distinct from
		(select to_status from complaint_events e where e.complaint_id = c.id and to_status is not null
			order by id desc limit 1)`;

/** Every promise of the product that a fault could break. `isOver` is set when all mails have had the time to leave. */
const promises: Record<string, PromiseCheck> = {
	async "what was acknowledged is there"(at, { acknowledged }) {
		const broken: string[] = [];
		for (const { action, done, request } of acknowledged) {
			const [row] = await at.sql<{ count: number }>(done.text, done.values);
			// Later acts change a status; what was uploaded stays.
			if (row?.count !== 1) broken.push(`${action} of the request ${request}`);
		}
		return { counted: acknowledged.length, broken };
	},
	async "cases are whole"(at) {
		const [all] = await at.sql<{ count: number }>("select count(*)::int as count from complaints");
		const broken = await at.sql<{ id: string }>(halfMade);
		return { counted: all?.count ?? 0, broken: broken.map(({ id }) => id) };
	},
	async "references have no gap"(at) {
		const rows = await at.sql<{ reference: string }>(
			"select case_reference as reference from complaints where case_reference is not null order by 1",
		);
		const counters = await at.sql<{ year: number; last: number }>("select year, last from case_counters");
		const broken = counters.flatMap(({ year, last }) => {
			const numbers = rows
				.filter(({ reference }) => reference.startsWith(`${year}-`))
				.map(({ reference }) => Number(reference.slice(5)));
			const isWhole = numbers.length === last && numbers.every((number, i) => number === i + 1);
			return isWhole ? [] : [`${year}: ${numbers.length} references, the counter says ${last}`];
		});
		return { counted: rows.length, broken };
	},
	async "each cause has its mails"(at, { acknowledged }) {
		const rows = await at.sql<{ request: string; count: number }>(
			"select headers->>'X-Request-Id' as request, count(*)::int as count from mails group by 1",
		);
		const counts = new Map(rows.map(({ request, count }) => [request, count]));
		const known = acknowledged.filter(({ mails }) => mails !== undefined);
		const broken = known.filter(({ request, mails }) => (counts.get(request) ?? 0) !== mails);
		return { counted: known.length, broken: broken.map(({ action, request }) => `${action} ${request}`) };
	},
	async "no mail is lost"(at, _, isOver) {
		const rows = await at.sql<{ id: number; status: string }>("select id, status from mails order by id");
		const came = new Set(at.mail.received.map(({ messageId }) => messageId));
		const broken = rows.filter(({ id, status }) =>
			status === "sent" ? !came.has(messageId(id)) : isOver || status === "dead",
		);
		return { counted: rows.length, broken: broken.map(({ id, status }) => `mail ${id} is ${status}`) };
	},
	async "no mail is doubled"(at, { faultsAt }) {
		const lostAt = Object.values(at.links).flatMap((link) => link.lostAt);
		const faults = [...faultsAt, ...lostAt];
		const copies = Map.groupBy(at.mail.received, ({ messageId }) => messageId);
		const broken = [...copies].filter(([, times]) =>
			// Between two copies there has to be a fault that came while the first was being written down.
			times.slice(1).some((_, i) => !faults.some((at) => isBetween(at, times[i]?.at ?? 0))),
		);
		return {
			counted: at.mail.received.length,
			broken: broken.map(([id, times]) => `${id} came ${times.length} times`),
		};
	},
	async "the audit chain verifies"(at) {
		const { ok, text } = await at.app.ask<{ ok: boolean; text: string }>({ ask: "audit" });
		return { counted: Number(/(\d+) rows/.exec(text)?.[1] ?? 0), broken: ok ? [] : [text] };
	},
	async "files and rows agree"(at, { checkedFiles }) {
		const rows = await at.sql<{ path: string; sha256: string }>(
			`select file_path as path, sha256 from complaint_attachments where erased_at is null
				and uploaded_by_id is not null`,
		);
		const broken: string[] = [];
		for (const { path, sha256 } of rows) {
			if (checkedFiles.has(path)) continue;
			const bytes = await readFile(at.fileOf(path)).catch(() => undefined);
			if (bytes && createHash("sha256").update(bytes).digest("hex") === sha256) checkedFiles.add(path);
			else broken.push(`${path} ${bytes ? "is another" : "is not there"}`);
		}
		const known = new Set((await at.sql<{ path: string }>("select path from case_files")).map(({ path }) => path));
		const named = new Set(rows.map(({ path }) => path));
		for (const path of at.storedPaths())
			if (!known.has(path) && !named.has(path)) broken.push(`${path} is known to no row`);
		return { counted: rows.length, broken };
	},
	async "no process died"(at) {
		return { counted: 1 + Number(at.worker !== undefined), broken: [...at.died] };
	},
};

const messageId = (id: number) => `<mail-${id}@example.org>`;
const isBetween = (fault: number, first: number) => fault >= first - IN_FLIGHT_MS && fault <= first + IN_FLIGHT_MS;

export async function checkPromises(at: Installation, story: Story, isOver = false): Promise<Finding[]> {
	const findings: Finding[] = [];
	for (const [promise, check] of Object.entries(promises))
		findings.push({
			promise,
			...(await check(at, story, isOver).catch((error) => ({ counted: 0, broken: [String(error)] }))),
		});
	return findings;
}

/** Waits until no mail waits any more. */
export async function untilMailsLeft(at: Installation, seconds: number) {
	const end = performance.now() + seconds * 1000;
	while (performance.now() < end) {
		const [row] = await at.sql<{ count: number }>("select count(*)::int as count from mails where status = 'queued'");
		if (row?.count === 0) return;
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
}

/** Paths of stored files below a folder, for stores that are folders. */
export const pathsIn = (folder: string, suffix = "") =>
	globSync(`evidence/**/*${suffix}`, { cwd: folder, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1, suffix ? -suffix.length : undefined));
