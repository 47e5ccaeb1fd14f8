import assert from "node:assert/strict";

const PASSWORD = "a password of the upgrade";
export const demoSettings = { DEMO: "1", DEMO_PASSWORD: PASSWORD };

/**
 * Reads, signs in, files a complaint and answers it as an officer, over HTTP. Throws at the first answer that is not
 * right.
 */
export async function journey(origin: string): Promise<string> {
	const ask = async (path: string, cookie = "", fields?: Record<string, string>) => {
		const body = fields && new URLSearchParams(fields);
		return fetch(origin + path, { method: body ? "POST" : "GET", body, headers: { cookie }, redirect: "manual" });
	};
	const pages = ["/", "/en", "/en/leagues", "/matches", "/en/teams", "/news", "/national", "/contact", "/api/v1/teams"];
	// Another word each time: that page is in no memory.
	const search = `/en/search?q=a${Math.trunc(performance.now())}`;
	for (const path of [...pages, "/api/v1/matches", "/matches.ics", "/news.rss", "/sitemap.xml", search]) {
		const { status } = await ask(path);
		assert.equal(status, 200, `${path} answered ${status}`);
	}

	const signedIn = await ask("/en/complaints/login", "", { email: "player@demo.example", password: PASSWORD });
	assert.equal(signedIn.status, 303, "the complainant could not sign in");
	const cookie = signedIn.headers
		.getSetCookie()
		.map((each) => each.split(";")[0])
		.join("; ");
	for (const path of ["/en/complaints/dashboard", "/en/complaints/inbox", "/en/complaints/my-data"])
		assert.equal((await ask(path, cookie)).status, 200, path);
	const begun = await ask("/en/complaints/submit?draft=new", cookie);
	const draft = new URL(begun.headers.get("location") ?? "", origin).searchParams.get("draft") ?? "";
	const step = (number: number, fields: Record<string, string>) =>
		ask(`/en/complaints/submit?draft=${draft}&step=${number}`, cookie, { draft, ...fields });
	await step(1, {});
	await step(2, {
		detailed_description: "They owe me.",
		first_party_full_name: "Sara",
		second_party_full_name: "Club",
	});
	await step(3, {});
	const terms = await (await ask(`/en/complaints/submit?draft=${draft}&step=4`, cookie)).text();
	const [, version = ""] = /name="terms_version" value="([^"]+)"/.exec(terms) ?? [];
	const filed = await step(4, { terms: "on", terms_version: version });
	assert.match(filed.headers.get("location") ?? `no way on: ${filed.status}`, /step=5$/);

	const call = async (name: string, body: object, token?: string) => {
		const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
		const answer = await fetch(`${origin}/api/functions/${name}`, {
			method: "POST",
			headers,
			body: JSON.stringify(body),
		});
		const text = await answer.text();
		assert.equal(answer.status, 200, `${name} answered ${answer.status}: ${text}`);
		return JSON.parse(text);
	};
	const login = await call("verify-admin-login", { email: "officer@demo.example", password: PASSWORD });
	const { token } = login;
	const listed = await call("admin-get-complaints", {}, token);
	const found = listed.complaints.find(({ id }: { id: string }) => id === draft);
	assert.ok(found, "the officer does not see the complaint");
	await call("admin-update-complaint", { complaintId: draft, status: "under_review" }, token);
	const seen = await (await ask(`/en/complaints/case/${found.case_reference}`, cookie)).text();
	assert.match(seen, /data-status="under_review"/);
	return found.case_reference;
}
