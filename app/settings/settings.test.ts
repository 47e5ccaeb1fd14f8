import { afterEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../test/engines.ts";
import { operator } from "../access/actor.ts";
import { runAsOperator } from "../base/db/client.server.ts";
import { withSeason } from "./seasons.server.ts";
import { openSeason, ownersSettings, siteSettings } from "./settings.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);
	afterEach(async () => void (await runAsOperator("update site_settings set fields = '{}'")));

	test("no page of visitors gets a setting that owners alone read", async () => {
		const own = { heads_mail_1: "one@example.org", heads_mail_2: "two@example.org", factor_editor: "optional" };
		await runAsOperator("update site_settings set fields = $1", [JSON.stringify({ ...own, phone: "0112345678" })]);
		// The process has read the settings at its start, and hears of other writers in a moment.
		await expect.poll(async () => (await siteSettings()).phone).toBe("0112345678");
		const shown = await siteSettings();
		expect(Object.keys(shown).filter((name) => Object.hasOwn(own, name))).toEqual([]);
		expect(await ownersSettings()).toMatchObject(own);
	});

	test("a season is opened once, and the log has it once", async () => {
		expect([await openSeason(operator, "2031/2032"), await openSeason(operator, "2031/2032")]).toEqual([true, false]);
		const { rows } = await runAsOperator(
			"select id from audit_log where action = 'settings.season-opened' and details->>'season' = '2031/2032'",
		);
		expect(rows).toHaveLength(1);
		expect(withSeason(["2024/2025", "2030/2031"], "2031/2032")).toEqual(["2031/2032", "2030/2031", "2024/2025"]);
	});
});
