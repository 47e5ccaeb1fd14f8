import { readFile } from "node:fs/promises";
import PostalMime from "postal-mime";
import { storedSeals } from "../audit/chain/audit-chain.server.ts";
import type { Problem } from "../audit/chain/problem.ts";
import { verifySigned } from "../signing/sign.server.ts";
import { sealsFile } from "./seal-day.server.ts";
import { jwsIn, type SignedList } from "./signed-list.ts";

/** Lists from outside the database: the days they seal that were found as they were, and the differences. */
type Comparison = { days: string[]; problems: Problem[] };

/** Compares the lists that this server noted itself. A server that lost its file has none to compare. */
export const compareNoted = async (): Promise<Comparison> =>
	compare(jwsIn(await readFile(sealsFile(), "utf8").catch(() => "")), sealsFile());

/**
 * Compares a list that came from outside: a file with it, or a saved mail. That the heads of its day are in the log,
 * and the rows before them unchanged, is for `verifyLog` to say: the digest is computed from the heads, and each head
 * from all rows before it.
 */
export async function compareFile(path: string): Promise<Comparison> {
	const bytes = await readFile(path).catch(() => undefined);
	const lists = bytes && (await listsIn(bytes));
	if (!lists || lists.length === 0)
		return { days: [], problems: [problem("missing", `${path} ${bytes ? "holds no signed list" : "cannot be read"}`)] };
	return compare(lists, path);
}

async function listsIn(bytes: Buffer): Promise<string[]> {
	const { text = "", html = "", attachments } = await PostalMime.parse(bytes);
	const attached = attachments.map(({ content }) =>
		typeof content === "string" ? content : Buffer.from(new Uint8Array(content)).toString("utf8"),
	);
	return jwsIn([bytes.toString("utf8"), text, html, ...attached].join("\n"));
}

async function compare(lists: string[], from: string): Promise<Comparison> {
	const seals = await storedSeals();
	const epoch = Math.max(0, ...seals.map((each) => each.epoch));
	const compared: Comparison = { days: [], problems: [] };
	for (const jws of lists) {
		const verified = await verifySigned(jws);
		const list = verified.ok && isList(verified.body) ? verified.body : undefined;
		const words = list ? differs(list, seals, epoch) : notOurs(verified.ok ? "no-list" : verified.why);
		if (words) compared.problems.push(problem(words.what, `${words.text} (${from})`));
		else if (list) compared.days.push(list.day);
	}
	return compared;
}

type Seal = Awaited<ReturnType<typeof storedSeals>>[number];
type Words = Pick<Problem, "what" | "text">;

function differs({ day, epoch, digest, number }: SignedList, seals: Seal[], now: number): Words | undefined {
	const seal = seals.find((each) => each.day === day && each.epoch === epoch);
	if (!seal) return { what: "missing", text: `the seal of ${day} is gone from the database` };
	if (seal.hash !== digest || seal.number !== number)
		return { what: "changed", text: `the seal of ${day} is not the one that was signed` };
	if (epoch < now)
		return { what: "changed", text: `the log was rewritten after ${day}, which its entry audit.rewritten states` };
	return undefined;
}

const notOurs = (why: "no-list" | "no-jws" | "unknown-key" | "altered"): Words => ({
	what: "changed",
	text: {
		"no-list": "what is signed there is no list of heads",
		"no-jws": "what is there is not signed as a list of heads",
		"unknown-key": "the key that signed the list is not among those of this site",
		altered: "the list is not the one that was signed",
	}[why],
});

const isList = (body: Record<string, unknown>): body is SignedList =>
	body.kind === "audit-heads" && typeof body.day === "string" && typeof body.digest === "string";

const problem = (what: Problem["what"], text: string): Problem => ({ case: "site", where: "audit_heads", what, text });
