import { expect, test } from "vitest";
import { startSite } from "../../test/site.ts";

const site = startSite();

test("a head is asked once to agree to the earlier deletion of a case", async () => {
	const { id, reference } = await site.row<{ id: string; reference: string }>(
		`select id, case_reference as reference from complaints where status = 'resolved' and erasure_ended_at is null
			order by case_reference limit 1`,
	);
	await site.sql("insert into erasure_requests (account_id) select user_id from complaints where id = $1", [id]);
	const cookie = await site.sessionOf("head@demo.example");
	/** Whether the case is listed, and whether with the form of the agreement. */
	async function shown(prefix: string) {
		const html = await (await site.get(`${prefix}/complaints/admin/erasures`, { cookie })).text();
		const [, own = ""] = html.split(`data-erasure="${reference}"`);
		return [own !== "", own.includes(`name="case_reference" value="${reference}"`)];
	}
	for (const prefix of ["", "/en"]) expect(await shown(prefix)).toEqual([true, true]);
	await site.sql("alter table complaints disable trigger guard_case");
	await site.sql("update complaints set erasure_agreed_at = now() where id = $1", [id]);
	await site.sql("alter table complaints enable trigger guard_case");
	for (const prefix of ["", "/en"]) expect(await shown(prefix)).toEqual([true, false]);
});
