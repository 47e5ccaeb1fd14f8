import { formatDate, formatMoment } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import type { DocumentTree } from "../../base/pdf/document-tree.ts";
import { Text, View } from "../../base/pdf/elements.ts";
import { sides } from "../case/complaint.ts";
import { complaintText } from "../case/complaint-text.ts";
import { decisionParts } from "../case/decision-parts.ts";
import { emptiedBy } from "../case/emptied/emptied.ts";
import { emptiedText } from "../case/emptied/emptied-text.ts";
import { eventWord, timelineText } from "../case/events/timeline-text.ts";
import { fileSize } from "../case/file-size.ts";
import { kindLabel } from "../case/messages/message-kinds.ts";
import { messageText } from "../case/messages/message-text.ts";
import { representedIn } from "../case/represented/represented.ts";
import { rulingsOf } from "../case/rulings.ts";
import { caseText, roleKey } from "../case/text.ts";
import { familyOf } from "../evidence/rules/evidence-rules.ts";
import { evidenceText } from "../evidence/text.ts";
import type { FullCase } from "../my-cases/cases.server.ts";
import { documentOf, headingIn, Labelled, styles, Value, Written, wordsIn } from "./document.server.tsx";
import { documentText } from "./text.ts";

type Item = Omit<FullCase, "receipts" | "expected_on" | "has_no_staff">;
/** The PDF of a case: without internal entries, and without entries that reading it would add. */
export type CaseFile = {
	item: Item;
	person: { full_name: string; full_name_ar: string | null };
	/** Hashes of files whose stored bytes are others. */
	damaged?: ReadonlySet<string>;
};

/** Events of the file: the public ones, but for the views. */
export const eventsOnFile = (item: Item) =>
	item.events.filter(({ is_public, type }) => is_public && type !== "case.viewed");

/**
 * The whole case as one document, in its own language unless its reader has another: cover, statement, timeline,
 * messages, evidence, decisions.
 */
export function caseDocument({ item, person, damaged }: CaseFile, locale: Locale = item.language): DocumentTree {
	const t = documentText(locale);
	const c = caseText(locale);
	const p = complaintText(locale);
	const f = evidenceText(locale);
	const gone = emptiedText(locale);
	const emptied = emptiedBy(item);
	const { words, align } = wordsIn(locale);
	const Heading = ({ children }: { children: string }) => (
		<Text style={headingIn(locale)} minPresenceAhead={40}>
			{children}
		</Text>
	);
	const Line = ({ label, children, long }: { label: string; children: string | null; long?: boolean }) =>
		children ? (
			<View>
				<Text style={{ ...styles.label, ...words }}>{label}</Text>
				{long ? <Written>{children}</Written> : <Value locale={locale}>{children}</Value>}
			</View>
		) : null;
	const moment = (at: Date) => formatMoment(locale, at);
	const Decision = ({ decision }: { decision: Item["decisions"][number] }) => (
		<View>
			<Line label={`${moment(decision.decided_at)} · ${c[decision.outcome]}`} long>
				{decision.body || gone.decision}
			</Line>
			<Line label={t.reasons} long>
				{decision.reasons}
			</Line>
			{decisionParts.map((part) => (
				<Line key={part} label={c[part]} long>
					{decision[part]}
				</Line>
			))}
			{decision.document_sha256 && (
				<Labelled locale={locale} label={c.decisionPdf}>
					{decision.document_sha256}
				</Labelled>
			)}
			{damaged?.has(decision.document_sha256 ?? "") && <Text style={words}>{t.damagedFile}</Text>}
		</View>
	);
	return documentOf({
		locale,
		title: t.caseFile,
		subject: item.case_reference,
		at: item.last_updated_at,
		children: (
			<>
				<Text style={{ ...styles.large, ...align }}>{item.case_reference}</Text>
				<Line label={t.filedBy}>
					{[...new Set([person.full_name_ar, person.full_name])].filter(Boolean).join(" – ")}
				</Line>
				<Line label={p.representedFor}>{representedIn(locale, item.represented_name, item.represented_as)}</Line>
				<Line label={t.filedAt}>{moment(item.submitted_at ?? item.created_at)}</Line>
				<Line label={t.type}>{c[item.dispute_type]}</Line>
				<Line label={t.status}>{c[item.status]}</Line>
				<View break>
					<Heading>{t.statement}</Heading>
				</View>
				{emptied && <Text style={words}>{gone[emptied]}</Text>}
				<Line label={p.incident_date}>{item.incident_date && formatDate(locale, item.incident_date)}</Line>
				<Line label={p.incident_location}>{item.incident_location}</Line>
				<Line label={p.incident_location_ar}>{item.incident_location_ar}</Line>
				<Line label={p.detailed_description} long>
					{item.detailed_description}
				</Line>
				<Line label={p.detailed_description_ar} long>
					{item.detailed_description_ar}
				</Line>
				{sides.map((side) => (
					<Line key={side} label={p[`${side}Party`]}>
						{[item[`${side}_party_full_name`], item[`${side}_party_phone`], item[`${side}_party_organization`]]
							.filter(Boolean)
							.join("\n")}
					</Line>
				))}
				<Heading>{t.timeline}</Heading>
				{eventsOnFile(item).map((event) => (
					<Line key={event.id} label={`${moment(event.at)} · ${c[roleKey[event.actor_role]]}`}>
						{eventWord(timelineText(locale), event.type) + (event.to_status ? ` – ${c[event.to_status]}` : "")}
					</Line>
				))}
				<Heading>{t.messages}</Heading>
				{item.messages.length === 0 && <Text style={words}>{t.none}</Text>}
				{item.messages.map((message) => (
					<Line
						key={message.id}
						long
						label={
							`${moment(message.at)} · ${kindLabel(messageText(locale), message.kind)} ` +
							`· ${c[roleKey[message.author_role]]}`
						}
					>
						{message.body || gone.message}
					</Line>
				))}
				<Heading>{t.evidence}</Heading>
				{item.evidence.length === 0 && <Text style={words}>{t.none}</Text>}
				{item.evidence.map((file) => (
					<View key={file.id}>
						<Line label={`${moment(file.uploaded_at)} · ${f[familyOf(file.file_type)]}`}>{file.file_name}</Line>
						<Text style={{ ...styles.latin, ...words }}>{`${file.sha256} (${fileSize(locale, file.file_size)})`}</Text>
						{damaged?.has(file.sha256) && <Text style={words}>{t.damagedFile}</Text>}
					</View>
				))}
				<Heading>{t.decisions}</Heading>
				{item.decisions.length === 0 && <Text style={words}>{t.none}</Text>}
				{rulingsOf(item).map((ruling) =>
					ruling.kind === "appeal" ? (
						<Line key={ruling.at.getTime()} label={`${moment(ruling.at)} · ${t.grounds}`} long>
							{ruling.grounds}
						</Line>
					) : (
						<Decision key={ruling.decision.id} decision={ruling.decision} />
					),
				)}
			</>
		),
	});
}
