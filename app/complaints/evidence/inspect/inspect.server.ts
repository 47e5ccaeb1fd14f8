import { open } from "node:fs/promises";
import { isKeyOf } from "../../../base/literals.ts";
import { log } from "../../../base/log/log.server.ts";
import { type Limits, runLimited } from "../../../base/process/limited-process.server.ts";
import { Turns } from "../../../base/process/turns.server.ts";
import { extensionOf, kinds, type MediaType } from "../rules/evidence-rules.ts";
import type { Verdict } from "./inspect-bytes.server.ts";
import { InspectionBudget } from "./inspection-budget.ts";

/** An honest file of 20 MB needs a tenth of each. */
const limits: Limits = { seconds: 20, memory: 800 * 1024 * 1024, output: 64 * 1024 };
/** Two at once leave a processor to the pages on the smallest server; forty are two whole cases. */
const turns = new Turns({ atOnce: 2, most: 40, seconds: 60 });
/** Processor time used per account. */
export const inspections = new InspectionBudget();

/**
 * Has a file on disk inspected in a process that is killed when it takes too long or too much memory. `name` says what
 * the file claims to be; the process receives its extension only. A file that makes the inspector die or run into a
 * limit is kept and is not `whole` (decision 83). The processor time it takes is noted for `account`. Throws `Busy`
 * when too many wait.
 */
export function inspectEvidence(name: string, path: string, account?: string): Promise<Verdict> {
	const extension = extensionOf(name);
	if (!isKeyOf(kinds, extension)) return Promise.resolve({ ok: false, problem: "evidenceType" });
	return turns.take(async () => {
		const file = await open(path, "r");
		try {
			const ended = await runLimited({
				entry: "app/complaints/evidence/inspect/process.server.ts",
				args: [`file.${extension}`],
				input: file.fd,
				limits,
				addons: isDecodedNatively(kinds[extension]),
			});
			if (account) inspections.note(account, ended.seconds * 1000, Date.now());
			return verdictOf(kinds[extension], ended);
		} finally {
			await file.close();
		}
	});
}

/** Kinds for which native code decodes the picture; the others are read by our own code. */
const isDecodedNatively = (type: MediaType) => type === kinds.jpg || type === kinds.png || type === kinds.webp;

/** The output of the process is untrusted: only these three facts are used. */
function verdictOf(type: MediaType, { how, output }: Awaited<ReturnType<typeof runLimited>>): Verdict {
	const lines = output.toString("utf8").split("\n").slice(0, -1);
	const said: { matched?: string; verdict?: Verdict } = Object.assign({}, ...lines.map((line) => JSON.parse(line)));
	if (how === "done" && said.verdict)
		return said.verdict.ok ? { ok: true, type, whole: said.verdict.whole === true } : said.verdict;
	log.warn("evidence.not-inspected", { how });
	if (said.matched) return { ok: true, type, whole: false };
	throw new Error("The inspector did not start.");
}
