/**
 * Breaks the parts of the product one after the other, on both engines, while people use it, checks every promise and
 * prints a table. Ends with 1 when a promise broke. `npm run faults -- --list` names what can be asked for.
 */
import { parseArgs } from "node:util";
import { type Fault, faults } from "./faults.ts";
import { type Engine, install } from "./installation.ts";
import { killPoints } from "./kill-points.ts";
import { matrix } from "./matrix.ts";
import type { Finding } from "./promises.ts";

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		list: { type: "boolean" },
		engine: { type: "string" },
		points: { type: "string", default: "200" },
		seed: { type: "string", default: String(Date.now() % 1_000_000) },
	},
});
const engines: Engine[] =
	options.engine === "embedded" || options.engine === "server" ? [options.engine] : ["embedded", "server"];
const log = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
let broken = 0;
if (options.list) {
	console.log("kills");
	for (const { part, how } of faults) console.log(`${part} ${how}`);
	process.exit(0);
}

function print(title: string, findings: Finding[]) {
	console.log(`\n${title}`);
	console.table(
		findings.map(({ promise, counted, broken }) => ({ promise, compared: counted, broken: broken.length || "" })),
	);
	for (const finding of findings)
		for (const each of finding.broken.slice(0, 10)) console.log(`BROKEN ${finding.promise}: ${each}`);
	broken += findings.reduce((sum, finding) => sum + finding.broken.length, 0);
}

if (positionals.length === 0 || positionals.includes("kills"))
	for (const engine of engines) {
		const seed = Number(options.seed);
		log(`${engine}: ${options.points} kill points, seed ${seed}`);
		const at = await install(engine);
		try {
			const { findings, counts } = await killPoints(at, { points: Number(options.points), seed, log });
			console.table(counts);
			print(`Kill points on the ${engine} engine, seed ${seed}`, findings);
		} finally {
			await at.remove();
		}
	}

const rooms = positionals.filter((name) => name !== "kills");
if (positionals.length === 0 || rooms.length > 0)
	for (const engine of engines) {
		log(`${engine}: faults`);
		const at = await install(engine);
		try {
			const only = ({ part, how }: Fault) =>
				rooms.length === 0 ||
				rooms.some((name) => name === "all" || name === part || `${part} ${how}`.startsWith(name));
			const { rows, findings } = await matrix(at, { only, log });
			console.table(
				rows.map(({ broken, ...row }) => ({
					...row,
					promises: broken.length === 0 ? "kept" : `${broken.length} broken`,
				})),
			);
			for (const { part, fault, broken: lines } of rows)
				for (const line of lines) console.log(`BROKEN ${part}, ${fault}: ${line}`);
			broken += rows.reduce((sum, row) => sum + row.broken.length, 0);
			print(`At the end, on the ${engine} engine`, findings);
		} finally {
			await at.remove();
		}
	}
process.exit(broken > 0 ? 1 : 0);
