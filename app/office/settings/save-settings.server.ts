import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { refuseOwn } from "../../access/own-club.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { discardPicture } from "../../records/pictures/unused-pictures.server.ts";
import type { SeasonPoints, FormerValues as Values } from "../../settings/former-values.ts";
import { seasonByName } from "../../settings/seasons.server.ts";
import { settingsBefore } from "../../settings/settings.server.ts";
import { type SettingsPart, settingsForms } from "../../settings/settings-form.ts";

type SettingsOutcome = Outcome<{
	current: Record<string, unknown> & { id: number; version: number };
	gone: true;
}>;

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
	if (part !== "season") return change(actor, part, version, () => ({ fields: fieldsOf(part, values), unchosen: [] }));
	const { season: name, ...points } = settingsForms.season.parse(input);
	return change(actor, part, version, () => ({ fields: { season: name }, unchosen: [], season: { name, ...points } }));
}

/** Takes the last change of a part back; a second time it brings it back. Gone where a part was never changed. */
export async function undoSettings(actor: Actor, part: SettingsPart, version: number): Promise<SettingsOutcome> {
	authorize(actor, "settings.manage");
	return change(actor, part, version, (former) => former);
}

const fieldsOf = (part: SettingsPart, { rows, ...plain }: Record<string, unknown>) =>
	rows === undefined ? plain : { [part]: rows };

function change(
	actor: Actor,
	part: SettingsPart,
	version: number,
	valuesFrom: (former: Values | undefined) => Values | undefined,
): Promise<SettingsOutcome> {
	return inTransaction(async () => {
		const row = await db()
			.selectFrom("site_settings")
			.selectAll()
			.where("id", "=", 1)
			.forUpdate()
			.executeTakeFirstOrThrow();
		const all: Record<string, unknown> = { ...settingsBefore(), ...row.fields };
		if (row.version !== version) return { ok: false, current: { ...all, id: 1, version: row.version } };
		const values = valuesFrom(row.former[part]);
		if (!values) return { ok: false, gone: true };
		const names = [...Object.keys(values.fields), ...values.unchosen];
		const chosen = names.filter((name) => Object.hasOwn(row.fields, name));
		const before: Values = {
			fields: only(row.fields, chosen),
			unchosen: names.filter((name) => !chosen.includes(name)),
			season: values.season && (await seasonByName(values.season.name)),
		};
		if (values.season && isOtherRule(values.season, before.season))
			await refuseOwn(actor, { seasons: [values.season] });
		const others = Object.keys(row.fields).filter((name) => !names.includes(name));
		const fields = { ...only(row.fields, others), ...values.fields };
		await db()
			.updateTable("site_settings")
			.set({
				fields: JSON.stringify(fields),
				former: JSON.stringify({ ...row.former, [part]: before }),
			})
			.where("id", "=", 1)
			.execute();
		if (values.season) await savePoints(values.season);
		for (const url of new Set(picturesIn([row.former[part], before]))) await discardPicture(url);
		await audit(actor, "settings.changed", `settings:${part}`, {
			from: { ...only(all, names), ...pointsOf(before) },
			to: { ...only({ ...settingsBefore(), ...fields }, names), ...pointsOf(values) },
		});
		return { ok: true };
	});
}

const only = (all: Record<string, unknown>, names: string[]) =>
	Object.fromEntries(names.map((name) => [name, all[name]]));

const isOtherRule = (season: SeasonPoints, before: SeasonPoints | undefined) =>
	before !== undefined &&
	(["points_win", "points_draw", "points_loss"] as const).some((name) => season[name] !== before[name]);

/** The rule of a season; a season that is new is opened with it. */
const savePoints = ({ name, ...points }: SeasonPoints) =>
	db()
		.insertInto("seasons")
		.values({ name, ...points })
		.onConflict((oc) => oc.column("name").doUpdateSet(points))
		.execute();

function pointsOf({ season }: Values) {
	const { name: _, ...points } = season ?? { name: "" };
	return points;
}

/** The addresses of stored pictures in values; those that are still shown or may come back stay. */
const picturesIn = (values: unknown) =>
	[...JSON.stringify(values).matchAll(/"(\/media\/[^"]+)"/g)].map(([, url]) => url);
