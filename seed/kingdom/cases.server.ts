import { randomUUID } from "node:crypto";
import { type Actor, accountIdOf } from "../../app/access/actor.ts";
import { provideAccount } from "../../app/accounts/joining/register.server.ts";
import { inTransaction } from "../../app/base/db/client.server.ts";
import type { Status } from "../../app/complaints/case/complaint.ts";
import { addProfile } from "../../app/complaints/complainants/register-complainant.server.ts";
import { addNote, assignCase, setPriority } from "../../app/complaints/handling/commands/case-commands.server.ts";
import { holdCase } from "../../app/complaints/handling/commands/hold-case.server.ts";
import { publishDecision } from "../../app/complaints/handling/commands/publish-decision.server.ts";
import { saveDraft } from "../../app/complaints/submitting/drafts.server.ts";
import { submitComplaint } from "../../app/complaints/submitting/submit-complaint.server.ts";
import { TERMS_VERSION } from "../../app/complaints/submitting/terms.ts";
import { changeOwnStatus, changeStatus } from "../../app/complaints/transitions/change-status.server.ts";
import type { DemoPeople } from "../demo-accounts.server.ts";
import { man } from "../people.ts";
import { caseTexts, published, words } from "./case-text.ts";
import { must } from "./must.ts";

const DAY_MS = 86_400_000;
const COMPLAINANTS = 6;
const FIRST_COMPLAINANT = 186;
const cities = ["الرياض", "جدة", "الدمام", "أبها", "حائل", "نجران", "الخرج"];

type Who = "officer" | "head" | "own";
type Step = readonly [who: Who, to: Status, text: string];
const examined: Step = ["officer", "under_review", ""];
const resolved: Step = ["officer", "resolved", words.resolved];
const rejected: Step = ["head", "rejected", words.rejected];
const appealed: Step = ["own", "appealed", words.grounds];

/** How each of the kingdom's cases came to be where it is, and how many there are of it. */
const ways: readonly (readonly [times: number, ...moves: Step[]])[] = [
	[5],
	[6, examined],
	[3, examined, ["officer", "in_progress", words.working]],
	[3, examined, ["officer", "pending_information", words.question]],
	[2, examined, ["officer", "incomplete_evidence", words.evidence]],
	[1, examined, ["officer", "pending_information", words.question], ["own", "under_review", words.answer]],
	[5, examined, resolved],
	[4, examined, rejected],
	[1, examined, ["officer", "closed", words.closed]],
	[1, ["own", "closed", words.withdrawn]],
	[1, examined, resolved, ["officer", "closed", ""]],
	[2, examined, resolved, appealed],
	[1, examined, resolved, appealed, ["head", "in_progress", words.working]],
	[1, examined, resolved, appealed, ["head", "resolved", words.appeal]],
];

/**
 * Cases of six complainants in every status, each brought there by the product's own commands, and decisions of which
 * three are published. Returns the reference of the one that takes points from a squad.
 */
export async function loadCases({ officer, head }: DemoPeople, now: Date): Promise<string> {
	const complainants = await addComplainants();
	const plan = ways.flatMap(([times, ...moves]) => Array.from({ length: times }, () => moves));
	const decided: { id: string; reference: string }[] = [];
	for (const [nth, moves] of plan.entries()) {
		const own = complainants[nth % COMPLAINANTS] ?? officer;
		const actors: Record<Who, Actor> = { officer, head, own };
		const filed = await file(own, nth, new Date(now.getTime() - ((nth * 7) % 40) * DAY_MS));
		if (moves.length > 0 && nth % 3 !== 2) await assignCase(officer, filed.id, accountIdOf(officer));
		for (const [who, to, text] of moves) {
			const change = { to, text: text || undefined, ...(to === "resolved" && { reasons: words.reasons }) };
			const changing = who === "own" ? changeOwnStatus : changeStatus;
			must(await changing(actors[who], filed.id, change), `case ${nth} to ${to}`);
		}
		if (nth % 9 === 4) await setPriority(head, filed.id, nth % 2 === 0 ? "urgent" : "high");
		if (nth % 8 === 6) await addNote(officer, filed.id, { body: words.note });
		if (moves.length === 2 && moves[1] === resolved) decided.push(filed);
	}
	for (const [nth, text] of published.entries()) {
		const decision = decided[nth];
		if (decision) must(await publishDecision(head, decision.id, text), `publication ${nth}`);
	}
	const last = decided.at(-1);
	if (last) must(await holdCase(head, last.id, words.hold), "hold");
	const [draftsman] = complainants;
	if (draftsman) await saveDraft(draftsman, randomUUID(), valuesOf(2, now), { step: 3, locale: "ar" });
	return decided[0]?.reference ?? "";
}

async function addComplainants(): Promise<Actor[]> {
	const made: Actor[] = [];
	for (let nth = 0; nth < COMPLAINANTS; nth++) {
		const { name, name_ar } = man(FIRST_COMPLAINANT + nth);
		const email = `complainant-${nth + 1}@demo.example`;
		const id = await provideAccount(email, ["complainant"], { name: name_ar, isDemo: true });
		await inTransaction(() =>
			addProfile(
				id,
				{
					full_name: name,
					full_name_ar: name_ar,
					email,
					submitter_type: nth % 3 === 1 ? "trainer" : "player",
					phone: `+966 50 000 001${nth}`,
					date_of_birth: `199${nth}-0${nth + 1}-11`,
					address: cities[nth % cities.length] ?? null,
					id_type: "passport",
					id_number: `X10000${nth}`,
					organization: null,
					organization_ar: null,
				},
				{ verified: true },
			),
		);
		made.push({ kind: "account", id, email, roles: ["complainant"] });
	}
	return made;
}

function valuesOf(nth: number, on: Date) {
	const { type, text, against } = caseTexts[nth % caseTexts.length] ?? {
		type: "other" as const,
		text: "",
		against: "",
	};
	return {
		dispute_type: type,
		detailed_description: text,
		incident_location: cities[nth % cities.length] ?? "",
		incident_date: new Date(on.getTime() - 2 * DAY_MS).toISOString().slice(0, 10),
		first_party_full_name: man(FIRST_COMPLAINANT + (nth % COMPLAINANTS)).name_ar,
		second_party_full_name: against,
	};
}

async function file(complainant: Actor, nth: number, on: Date) {
	const id = randomUUID();
	const locale = caseTexts[nth % caseTexts.length]?.language ?? "ar";
	await saveDraft(complainant, id, valuesOf(nth, on), { step: 4, locale });
	const filed = must(
		await submitComplaint(complainant, id, { termsVersion: TERMS_VERSION, locale }, on),
		`case ${nth}`,
	);
	return { id, reference: filed.reference };
}
