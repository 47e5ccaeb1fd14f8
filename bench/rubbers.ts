/**
 * Generated rubbers through a file and through the form of the administration, with 2 groups and with 8, and the pages
 * that their figures are counted for: what a rubber costs with four times as many, as a ratio of one run.
 */
import { FIRST, PLAYERS, SQUADS, TIES } from "./fill-rubbers.ts";
import { medianTime } from "./measure.ts";
import { signIn, site, UNCACHED } from "./site.ts";

const FEW = Number(process.env.BENCH_GROUPS ?? 2);
const TIMES = 4;
/** The first ties of each group are saved by the form, one after the other, and the others by the file. */
const BY_FORM = 10;
/** Each tie ends 3-0 or 0-3. */
const RUBBERS = 3;

type Tie = { id: number; home: number; away: number; homeWins: boolean; isTyped: boolean };

/** The ties of the filled database, in the order of their numbers. */
const tiesOf = (groups: number): Tie[] =>
	Array.from({ length: groups * TIES }, (_, nth) => {
		const [group, within] = [Math.floor(nth / TIES), nth % TIES];
		const home = Math.floor(within / (SQUADS - 1));
		const other = within % (SQUADS - 1);
		const away = other < home ? other : other + 1;
		return {
			id: FIRST + nth,
			home: group * SQUADS + home,
			away: group * SQUADS + away,
			homeWins: (home * 7 + away * 3) % 5 > 1,
			isTyped: within < BY_FORM,
		};
	});

const player = (club: number, nth: number) => FIRST + club * PLAYERS + nth;

export async function benchRubbers() {
	const [few, many] = [await measured(FEW), await measured(FEW * TIMES)];
	const rows = Object.entries(few).map(([name, time]) => ({
		"": name,
		[`${FEW * TIES * RUBBERS} rubbers`]: time.toFixed(2),
		[`${FEW * TIMES * TIES * RUBBERS} rubbers`]: (many[name] ?? Number.NaN).toFixed(2),
		ratio: ((many[name] ?? Number.NaN) / time).toFixed(2),
	}));
	console.log(
		`\nSheets of ties in ${FEW} and in ${FEW * TIMES} groups of ${SQUADS} squads, milliseconds (embedded database)`,
	);
	console.table(rows);
}

async function measured(groups: number): Promise<Record<string, number>> {
	const { child, origin } = await site(`rubbers-${groups}`, { groupsWithSheets: groups });
	const cookie = await signIn(origin);
	const ties = tiesOf(groups);
	const typed = ties.filter(({ isTyped }) => isTyped);
	const filed = ties.filter(({ isTyped }) => !isTyped);
	const file = await importFile(origin, cookie, filed);
	const began = performance.now();
	for (const tie of typed) await saveByForm(origin, cookie, tie);
	const byForm = performance.now() - began;
	const uncached = { cookie: UNCACHED };
	const times = {
		"a rubber of a file, its dry run": file.plan / (filed.length * RUBBERS),
		"a rubber of a file, its import": file.write / (filed.length * RUBBERS),
		"a rubber by the form": byForm / (typed.length * RUBBERS),
		"the competition, its tables of all groups": await medianTime(`${origin}/en/leagues/divisions/2025-2026`, uncached),
		"the leaders of the competition": await medianTime(`${origin}/en/leagues/divisions/2025-2026/leaders`, uncached),
		"a player with its figures": await medianTime(`${origin}/en/player/${FIRST}`, uncached),
	};
	child.kill();
	return times;
}

async function importFile(origin: string, cookie: string, ties: Tie[]) {
	const lines = ties.flatMap(({ id, home, away, homeWins }) =>
		Array.from({ length: RUBBERS }, (_, nth) =>
			[id, nth + 1, player(home, nth), player(away, nth), homeWins ? "11-7 11-9 12-10" : "7-11 9-11 10-12"].join(","),
		),
	);
	const csv = ["match,ordinal,home_players,away_players,games", ...lines].join("\n");
	const began = performance.now();
	const body = new FormData();
	body.set("file", new File([csv], "rubbers.csv", { type: "text/csv" }));
	const sent = await post(`${origin}/en/admin/import/rubbers`, cookie, body);
	const page = origin + sent.headers.get("location");
	await over(page, cookie);
	const planned = performance.now();
	const form = new FormData();
	form.set("intent", "import");
	await post(page, cookie, form);
	await over(page, cookie);
	return { plan: planned - began, write: performance.now() - planned };
}

async function over(page: string, cookie: string) {
	const path = `${page.replace(/\?.*$/, "")}/progress`;
	while (!((await (await fetch(path, { headers: { cookie } })).json()) as { isOver: boolean }).isOver)
		await new Promise((resolve) => setTimeout(resolve, 50));
}

async function saveByForm(origin: string, cookie: string, { id, home, away, homeWins }: Tie) {
	const body = new FormData();
	body.set("version", "0");
	for (let nth = 0; nth < RUBBERS; nth++) {
		body.set(`home_${"ABC"[nth]}`, String(player(home, nth)));
		body.set(`away_${"XYZ"[nth]}`, String(player(away, nth)));
		for (let game = 1; game <= 3; game++) {
			body.set(`r${nth + 1}_h${game}`, homeWins ? "11" : "6");
			body.set(`r${nth + 1}_a${game}`, homeWins ? "6" : "11");
		}
	}
	await post(`${origin}/en/admin/matches/${id}/sheet`, cookie, body);
}

async function post(address: string, cookie: string, body: FormData) {
	const answer = await fetch(address, { method: "POST", body, headers: { cookie }, redirect: "manual" });
	if (answer.status !== 303) throw new Error(`${address} answered ${answer.status}`);
	return answer;
}
