import { beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { cookiesOf, startSite } from "../../../test/site.ts";

const site = startSite();
const typed = { phone: "+966 50 123 4567", id_type: "iqama", id_number: "2000000006" };
let tie: number;
let foreign: number;

/** An account that signs in with the demo's password, as captain of the away squad of a tie with a result. */
async function captain(name: string) {
	const email = `${name}@demo.example`;
	await site.sql(
		`with made as (insert into accounts (name, email, email_verified) values ($1, $2, true) returning id),
		squad as (insert into captains (account_id, squad_id) select made.id, away_squad_id
			from made, matches m where m.id = $3)
		insert into credentials (account_id, provider, provider_account, password)
		select made.id, 'credential', made.id::text, password from made, credentials limit 1`,
		[name, email, tie],
	);
	return email;
}

beforeAll(async () => {
	({ tie, foreign } = await site.row<{ tie: number; foreign: number }>(
		`select m.id as tie, (select id from matches o where o.status = 'completed'
			and m.away_squad_id not in (o.home_squad_id, o.away_squad_id) order by id limit 1) as foreign
		from matches m where m.status = 'completed' order by m.id limit 1`,
	));
});

const whereTo = (response: Response) => [response.status, response.headers.get("location")];
const names = { "": { full_name: "", full_name_ar: "منى علي" }, "/en": { full_name: "Mona Ali", full_name_ar: "" } };

test.each(["", "/en"] as const)(
	"from the page of a tie a captain adds a profile and goes straight on to the draft that carries it, under '%s'",
	async (prefix) => {
		const cookie = await site.signIn(await captain(`goes-on${prefix.slice(1)}`));
		const get = async (path: string) => (await site.get(path, { cookie })).text();
		const ofTie = `${prefix}/club/ties/${tie}`;
		expect(await get(ofTie)).toContain(`href="${ofTie}/complaint"`);
		expect(await get(`${ofTie}/complaint`)).toContain('value="match_organization"');
		const begun = await site.post(`${ofTie}/complaint`, { type: "match_organization" }, { cookie });
		const profile = `${prefix}/complaints/profile?tie=${tie}&type=match_organization`;
		expect(whereTo(begun)).toEqual([303, profile]);
		const form = await get(profile);
		expect(form).toMatch(/<option value="club" selected/);
		expect(form.split("<script")[0]?.match(new RegExp(`>goes-on${prefix.slice(1)}@demo.example<`, "g"))).toHaveLength(
			1,
		);

		const wrong = await site.post(profile, { ...names[prefix], ...typed, id_number: "2000000007" }, { cookie });
		expect(wrong.status).toBe(422);
		expect(await wrong.text()).toContain('value="+966 50 123 4567"');
		const sent = await site.post(profile, { ...names[prefix], ...typed, email_verified: "true" }, { cookie });
		expect(sent.status).toBe(422);

		const added = await site.post(profile, { ...names[prefix], ...typed }, { cookie });
		const { id } = await site.row<{ id: string }>(
			"select id from complaints where match_id = $1 and status = 'draft' order by created_at desc limit 1",
			[tie],
		);
		expect(whereTo(added)).toEqual([303, `${prefix}/complaints/submit?draft=${id}&step=2`]);
		expect((await site.get(added.headers.get("location") ?? "", { cookie })).status).toBe(200);
		// Pressed again, and from then on: the complaint begins where it was offered.
		expect(whereTo(await site.post(profile, { ...names[prefix], ...typed }, { cookie }))).toEqual([
			303,
			`${ofTie}/complaint`,
		]);
		expect(whereTo(await site.get(profile, { cookie }))).toEqual([303, `${ofTie}/complaint`]);
		expect(await get(`${prefix}/club`)).toContain(`href="${prefix}/complaints"`);
		expect(await get(`${prefix}/complaints`)).toContain(`href="${prefix}/club"`);
	},
);

test("a tie of others, or none, is not found on the way to a profile", async () => {
	const cookie = await site.signIn(await captain("of-others"));
	for (const id of [String(foreign), "999999", "x"]) {
		const address = `/en/complaints/profile?tie=${id}&type=referee_decision`;
		expect((await site.get(address, { cookie })).status).toBe(404);
		expect((await site.post(address, { ...names["/en"], ...typed }, { cookie })).status).toBe(404);
	}
	const { rows } = await site.sql(
		"select from complaint_users u join accounts a on a.id = u.id where a.name = 'of-others'",
	);
	expect(rows).toEqual([]);
});

test("an address with an account is answered as before, with the ways on of every account", async () => {
	const emails = [await captain("taken"), "player@demo.example", "officer@demo.example"];
	const answers = [];
	for (const email of emails) {
		const jar = new Map<string, string>();
		const post = async (step: number, fields: Record<string, string>) => {
			const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
			const response = await site.post(`/en/complaints/register?step=${step}`, fields, { cookie });
			for (const set of cookiesOf(response)) {
				const [name = "", value = ""] = set.split(/=(.*)/s);
				jar.set(name, value);
			}
			return response;
		};
		const password = "three lamps on a boat";
		await post(1, { full_name: "Mona Ali", email, submitter_type: "player", password, confirm_password: password });
		await post(2, typed);
		const last = await post(3, {});
		answers.push([last.status, /role="alert"[\s\S]*?<\/div><\/div>/.exec(await last.text())?.[0]]);
	}
	expect(answers[0]?.[0]).toBe(422);
	expect(answers[0]?.[1]).toContain("Email already registered");
	expect(answers[0]?.[1]).toContain('href="/en/complaints/profile"');
	expect(answers[1]).toEqual(answers[0]);
	expect(answers[2]).toEqual(answers[0]);
});

test("the portal's sign-in refuses an account without a profile, names the way, and lets it in there", async () => {
	const email = await captain("signs-in");
	const fields = { email, password: DEMO_PASSWORD };
	const refused = await site.post("/en/complaints/login", fields);
	const page = await refused.text();
	expect([refused.status, cookiesOf(refused).some((cookie) => cookie.startsWith("tawila."))]).toEqual([401, false]);
	expect(page).toContain("User profile not found. Please complete registration.");
	expect(page).toContain('href="/en/complaints/profile"');
	const asked = await site.get("/en/complaints/profile");
	const door = `/en/complaints/login?next=${encodeURIComponent("/en/complaints/profile")}`;
	expect(whereTo(asked)).toEqual([303, door]);
	const entered = await site.post(door, fields);
	expect(whereTo(entered)).toEqual([303, "/en/complaints/profile"]);
	const cookie = cookiesOf(entered).join("; ");
	for (const path of ["/en/complaints", "/en/complaints/submit", "/en/complaints/track"]) {
		const shown = await (await site.get(path, { cookie })).text();
		expect(shown).toContain('href="/en/complaints/profile"');
		expect(shown).toContain('action="/en/complaints/sign-out"');
	}
	const added = await site.post("/en/complaints/profile", { ...names["/en"], ...typed }, { cookie });
	expect(whereTo(added)).toEqual([303, "/en/complaints"]);
	expect((await site.post("/en/complaints/login", fields)).status).toBe(303);
	// Signing out of one area is signing out of both.
	await site.post("/en/complaints/sign-out", {}, { cookie });
	expect((await site.get("/en/club", { cookie })).status).toBe(303);
});

test("accounts of the desk and owners are told why they have no way to a profile, and get no form", async () => {
	for (const who of ["officer", "head", "owner"]) {
		const cookie = await site.sessionOf(`${who}@demo.example`);
		const page = await (await site.get("/en/complaints/profile", { cookie })).text();
		expect(page).toContain("judges complaints or appoints");
		expect(page).not.toContain('name="id_number"');
		const posted = await site.post("/en/complaints/profile", { ...names["/en"], ...typed }, { cookie });
		expect(posted.status).toBe(409);
		expect(await (await site.get("/en/complaints", { cookie })).text()).not.toContain("/en/complaints/profile");
	}
});
