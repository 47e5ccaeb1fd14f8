import { formatDate, formatMoment } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { sides } from "../case/complaint.ts";
import { complaintText } from "../case/complaint-text.ts";
import { emptiedBy } from "../case/emptied/emptied.ts";
import { emptiedText } from "../case/emptied/emptied-text.ts";
import { eventWord, timelineText } from "../case/events/timeline-text.ts";
import { fileSize } from "../case/file-size.ts";
import { kindLabel } from "../case/messages/message-kinds.ts";
import { messageText } from "../case/messages/message-text.ts";
import { caseText, roleKey } from "../case/text.ts";
import type { FullCase } from "../my-cases/cases.server.ts";
import { Labelled, renderDocument, styles, Written, wordsIn } from "./pdf/document.server.tsx";
import { Text, View } from "./pdf/pdf-elements.ts";
import { documentText } from "./text.ts";

type Item = Omit<FullCase, "receipt" | "expected_on">;
/** The PDF of a case: without internal entries, and without entries that reading it would add. */
export type CaseFile = { item: Item; person: { full_name: string; full_name_ar: string | null } };

/** Events of the file: the public ones, but for the views. */
export const eventsOnFile = (item: Item) =>
	item.events.filter(({ is_public, type }) => is_public && type !== "case.viewed");

/** The whole case as one document, in its own language unless its reader has another: cover, statement, timeline, messages, evidence, decisions. */
export function casePdf({ item, person }: CaseFile, locale: Locale = item.language): Promise<Buffer> {
	const t = documentText(locale);
	const c = caseText(locale);
	const p = complaintText(locale);
	const gone = emptiedText(locale);
	const emptied = emptiedBy(item);
	const { words, align } = wordsIn(locale);
	const Heading = ({ children }: { children: string }) => (
		<Text style={{ ...styles.heading, ...words }} minPresenceAhead={40}>
			{children}
		</Text>
	);
	const Line = ({ label, children }: { label: string; children: string | null }) =>
		children ? (
			<View>
				<Text style={{ ...styles.label, ...words }}>{label}</Text>
				<Written>{children}</Written>
			</View>
		) : null;
	const moment = (at: Date) => formatMoment(locale, at);
	return renderDocument({
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
				<Line label={p.detailed_description}>{item.detailed_description}</Line>
				<Line label={p.detailed_description_ar}>{item.detailed_description_ar}</Line>
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
						label={`${moment(message.at)} · ${kindLabel(messageText(locale), message.kind)} · ${c[roleKey[message.author_role]]}`}
					>
						{message.body || gone.message}
					</Line>
				))}
				<Line label={t.grounds}>{item.appeal_grounds}</Line>
				<Heading>{t.evidence}</Heading>
				{item.evidence.length === 0 && <Text style={words}>{t.none}</Text>}
				{item.evidence.map((file) => (
					<View key={file.id}>
						<Line label={moment(file.uploaded_at)}>{file.file_name}</Line>
						<Text style={{ ...styles.latin, ...align }}>{`${file.sha256} (${fileSize("en", file.file_size)})`}</Text>
					</View>
				))}
				<Heading>{t.decisions}</Heading>
				{item.decisions.length === 0 && <Text style={words}>{t.none}</Text>}
				{item.decisions.map((decision) => (
					<View key={decision.id}>
						<Line label={`${moment(decision.decided_at)} · ${c[decision.outcome]}`}>
							{decision.body || gone.decision}
						</Line>
						<Line label={t.reasons}>{decision.reasons}</Line>
						{decision.document_sha256 && (
							<Labelled locale={locale} label={c.decisionPdf}>
								{decision.document_sha256}
							</Labelled>
						)}
					</View>
				))}
			</>
		),
	});
}
