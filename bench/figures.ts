/**
 * Pages that are counted from rubbers, right after one of these changed: with 3,960 and with 39,600 in a competition,
 * and a player with 200 and 2,000 more.
 */
import { emptyDatabase } from "./empty-database.ts";
import { RUBBERS } from "./fill-figures.ts";
import { FIRST, PLAYERS, SQUADS, TIES } from "./fill-rubbers.ts";
import { site, UNCACHED } from "./site.ts";

const FEW = Number(process.env.BENCH_FIGURE_GROUPS ?? 6);
const TIMES = 10;
const OF_ONE = 200;
const ROUNDS = 7;
/** Until a process has learned that rubbers changed. */
const FORGOTTEN_MS = 1500;

const pages = {
	"the leaders of the competition": "/en/leagues/divisions/2025-2026/leaders",
	"its leaders by the win rate": "/en/leagues/divisions/2025-2026/leaders?by=ratio",
	"the player with its figures": `/en/player/${FIRST}`,
	"the rubbers of the player": `/en/player/${FIRST}/rubbers`,
	"the player against another": `/en/player/${FIRST}/against/${FIRST + PLAYERS}`,
	"all opponents of the player": `/en/player/${FIRST}/against`,
	"the club of the player": `/en/team/${FIRST}`,
};

const server = process.env.TEST_DATABASE_URL;
const engines = ["embedded database", ...(server ? ["PostgreSQL server"] : [])];

export async function benchFigures() {
	for (const engine of engines) {
		const [few, many] = [await measured(engine, 1), await measured(engine, TIMES)];
		const rubbers = FEW * TIES * RUBBERS;
		console.log(
			`\nPages of figures in ${FEW} and in ${FEW * TIMES} groups of ${SQUADS} squads, ` +
				`and of a player with ${OF_ONE} and ${OF_ONE * TIMES} rubbers more, milliseconds (${engine})`,
		);
		console.table(
			Object.keys(pages).map((name) => ({
				"": name,
				[`${rubbers} rubbers`]: few[name]?.toFixed(1),
				[`${rubbers * TIMES} rubbers`]: many[name]?.toFixed(1),
				ratio: ((many[name] ?? Number.NaN) / (few[name] ?? Number.NaN)).toFixed(2),
			})),
		);
	}
}

async function measured(engine: string, times: number): Promise<Record<string, number>> {
	const database = server && engine === "PostgreSQL server" ? await emptyDatabase(server) : undefined;
	const fill = { figures: { groups: FEW * times, rubbersOfOne: OF_ONE * times } };
	const { child, origin } = await site(
		`figures-${times}-${database ? "server" : "embedded"}`,
		fill,
		database?.settings,
	);
	const found = new Map<string, number[]>();
	for (let round = 0; round <= ROUNDS; round++)
		for (const [name, path] of Object.entries(pages)) {
			child.kill("SIGUSR2");
			await new Promise((resolve) => setTimeout(resolve, FORGOTTEN_MS));
			const time = await timeOf(origin + path);
			if (round > 0) found.set(name, [...(found.get(name) ?? []), time]); // the first one only warms
		}
	child.kill();
	await database?.drop();
	return Object.fromEntries([...found].map(([name, all]) => [name, middle(all)]));
}

async function timeOf(address: string) {
	const began = performance.now();
	const response = await fetch(address, { headers: { cookie: UNCACHED } });
	await response.arrayBuffer();
	if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
	return performance.now() - began;
}

const middle = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
