import type { z } from "zod";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { discardPicture } from "../../records/pictures/unused-pictures.server.ts";
import type { Settings } from "../../settings/defaults.ts";
import { settingsBefore } from "../../settings/settings.server.ts";
import { type SettingsPart, settingsForms } from "../../settings/settings-form.ts";

type SettingsOutcome = Outcome<{ current: Record<string, unknown> & { id: number; version: number } }>;

/**
 * Changes one part of the settings if it is still the version its editor saw. Live at once: pages made from the
 * settings are dropped from the cache with the commit. Throws 403 without the permission, a ZodError on wrong input.
 */
export async function saveSettings(
	actor: Actor,
	part: SettingsPart,
	version: number,
	input: unknown,
): Promise<SettingsOutcome> {
	authorize(actor, "settings.manage");
	const values: Record<string, unknown> = settingsForms[part].parse(input);
	return inTransaction(async () => {
		const row = await db()
			.selectFrom("site_settings")
			.selectAll()
			.where("id", "=", 1)
			.forUpdate()
			.executeTakeFirstOrThrow();
		const before = { ...settingsBefore(), ...row.fields };
		if (row.version !== version) return { ok: false, current: { ...before, id: 1, version: row.version } };
		const { points_win, points_draw, points_loss, rows, ...plain } = values;
		const changed = rows === undefined ? plain : { [part]: rows };
		const fields = JSON.stringify({ ...row.fields, ...changed });
		await db().updateTable("site_settings").set({ fields }).where("id", "=", 1).execute();
		if (part === "season") await savePoints(settingsForms.season.parse(input));
		if (part === "partners") await discardLogos(before.partners, settingsForms.partners.parse(input).rows);
		if (part === "brand" && before.logo_url !== values.logo_url) await discardPicture(before.logo_url);
		await audit(actor, "settings.changed", `settings:${part}`, {
			from: only(before, changed),
			to: { ...changed, ...values },
		});
		return { ok: true };
	});
}

/** The rule of a season; a season that is new is opened with it. */
const savePoints = ({ season: name, ...points }: z.output<typeof settingsForms.season>) =>
	db()
		.insertInto("seasons")
		.values({ name, ...points })
		.onConflict((oc) => oc.column("name").doUpdateSet(points))
		.execute();

const only = (all: Record<string, unknown>, like: object) =>
	Object.fromEntries(Object.keys(like).map((name) => [name, all[name]]));

async function discardLogos(before: Settings["partners"], after: Settings["partners"]) {
	const logos = (rows: Settings["partners"]) => new Set(rows.map((row) => row.logo_url));
	for (const url of logos(before).difference(logos(after))) await discardPicture(url);
}
