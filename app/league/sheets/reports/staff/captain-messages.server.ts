import { type Side, sides } from "../../../../access/side.ts";
import { absolute } from "../../../../base/config.server.ts";
import type { Locale } from "../../../../base/locale/locale.ts";
import { pathIn } from "../../../../base/locale/path.ts";
import { captainLanguages } from "../../../captains/emails/recipients.server.ts";
import type { NamedTie } from "../../../ties/ties.server.ts";
import { captainEmail } from "../emails/emails.ts";
import type { WaitingKind } from "./waiting-kinds.ts";

type Row = { kind: WaitingKind; due: Date | null; side: Side | null; tie: NamedTie };
type Languages = Map<number, Locale[]>;
export type CaptainMessage = { side: Side; text: string };

/**
 * The same rows, each with the reminders that staff may send themselves: one for each side that is asked and has
 * a captain, in every language that its captains read. The address in it is the captains' page of the tie, which opens
 * nothing by itself (docs/rules/league.md#reports).
 */
export async function withMessages<T extends Row>(rows: T[]): Promise<(T & { messages: CaptainMessage[] })[]> {
	const squads = rows.flatMap(({ tie }) => [tie.home_squad_id, tie.away_squad_id]);
	const languages = await captainLanguages(squads);
	return rows.map((row) => ({ ...row, messages: messagesOf(row, languages) }));
}

/** A dispute waits for staff, not for captains. */
function messagesOf({ kind, due, side: asked, tie }: Row, languages: Languages): CaptainMessage[] {
	if (kind === "dispute") return [];
	const squads = { home: tie.home_squad_id, away: tie.away_squad_id };
	const inWords = (locale: Locale) => {
		const url = absolute(pathIn(locale, "/club/ties/:id", { id: String(tie.id) }));
		const { subject, paragraphs } = captainEmail(locale, tie, { kind, due, url });
		return [subject, ...paragraphs, url].join("\n");
	};
	return (asked ? [asked] : sides).flatMap((side) => {
		const read = languages.get(squads[side]);
		return read ? [{ side, text: read.map(inWords).join("\n\n") }] : [];
	});
}
