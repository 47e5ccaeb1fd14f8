import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asComplainant } from "../../access/case-access.server.ts";
import { can } from "../../access/policy.ts";
import { ownSessions } from "../../accounts/managing/my-account.server.ts";
import { passkeysOf } from "../../accounts/passkeys/own-passkeys.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db } from "../../base/db/client.server.ts";
import { ownDateRequests } from "../../league/dates/own-requests.server.ts";
import { ownDisputes, ownReports } from "../../league/sheets/reports/own-disputes.server.ts";
import { ownRegistrations } from "../../people/registrations/own-registrations.server.ts";
import { ownSquads } from "../../people/squads/own-squads.server.ts";
import { ownProfileInFull } from "../complainants/profile.server.ts";
import { ownCase } from "../my-cases/cases.server.ts";
import { acts } from "../receipts/acts.ts";
import { receiptsOf } from "../receipts/receipt.server.ts";
import { ownDraft, ownDrafts } from "../submitting/drafts.server.ts";
import { retainedCases } from "./kept/kept.server.ts";
import { retainedText } from "./kept/text.ts";
import { privacyText } from "./text.ts";

/**
 * Everything held of one person, for that person: account, profile, drafts, cases with their files' names and hashes,
 * squads as captain and what they did for them. Without a complainant's profile the parts of cases are empty.
 */
export async function exportOwnData(actor: Actor) {
	authorize(actor, "own-account.manage");
	const filed = can(actor, "case.file") ? await filedBy(actor) : { profile: null, drafts: [], cases: [] };
	const squads = (await ownSquads(actor)).map(({ name, name_ar, season, granted_at }) => ({
		name,
		name_ar,
		season,
		granted_at,
	}));
	const person = accountIdOf(actor) ?? "";
	const kept = await asComplainant(actor, () => retainedCases(sql<boolean>`c.user_id = ${person}`));
	await audit(actor, "profile.exported", `account:${accountIdOf(actor)}`);
	return {
		exported_at: new Date().toISOString(),
		account: await accountInFull(accountIdOf(actor) ?? ""),
		...filed,
		erasure: {
			rule: { ar: retainedText("ar").names, en: retainedText("en").names },
			cases: kept.map(({ id: _, ...rest }) => rest),
		},
		squads,
		date_requests: await ownDateRequests(actor),
		reported_results: await ownReports(actor),
		answers_to_results: await ownDisputes(actor),
		registrations: { ...(await ownRegistrations(actor)), kept: inBothLanguages("registrationsKept") },
	};
}

async function accountInFull(id: string) {
	const columns = ["name", "email", "language", "two_factor_enabled", "created_at"] as const;
	const account = await db().selectFrom("accounts").select(columns).where("id", "=", id).executeTakeFirstOrThrow();
	const roles = await db()
		.selectFrom("account_roles")
		.select(["role", "granted_at"])
		.where("account_id", "=", id)
		.execute();
	const sessions = (await ownSessions(id)).map(({ id: _, ...session }) => session);
	const passkeys = (await passkeysOf(id)).map(({ name, created_at, last_used_at }) => ({
		name,
		created_at,
		last_used_at,
	}));
	return { ...account, roles, sessions, passkeys };
}

async function filedBy(actor: Actor) {
	const references = await asComplainant(actor, () =>
		db()
			.selectFrom("complaints")
			.select("case_reference")
			.where("user_id", "=", accountIdOf(actor) ?? "")
			.where("status", "!=", "draft")
			.orderBy("created_at")
			.execute(),
	);
	const cases = [];
	for (const { case_reference } of references) {
		const found = await ownCase(actor, case_reference ?? "");
		// Not the mark of the removal: a case that was opened again has lost it.
		const isRemoved = found?.events.some(({ type }) => type === "case.words-removed") ?? false;
		if (found) cases.push({ ...found, receipts: await exportedReceipts(actor, found.id, isRemoved) });
	}
	const drafts = [];
	for (const { id } of await ownDrafts(actor)) drafts.push(await ownDraft(actor, id));
	return { profile: await ownProfileInFull(actor), drafts, cases };
}

/**
 * Each with the text that it certifies, never one made from a row that changed since; where it was not stored, a note
 * in its place.
 */
async function exportedReceipts(actor: Actor, complaintId: string, isRemoved: boolean) {
	const receipts = await asComplainant(actor, () => receiptsOf(complaintId));
	const note = inBothLanguages(isRemoved ? "statementRemoved" : "statementNotStored");
	return receipts.map((receipt) => {
		const isMissing = receipt.statement === null && acts[receipt.act].says !== "nothing";
		return { ...receipt, ...(isMissing && { statement_note: note }) };
	});
}

const inBothLanguages = (key: "statementRemoved" | "statementNotStored" | "registrationsKept") => ({
	ar: privacyText("ar")[key],
	en: privacyText("en")[key],
});
