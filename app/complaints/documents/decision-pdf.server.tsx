import { absolute } from "../../base/config.server.ts";
import { formatDate } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { Text, View } from "../../base/pdf/elements.ts";
import { layOutDocument, type Queue } from "../../base/pdf/lay-out.server.ts";
import { complaintText } from "../case/complaint-text.ts";
import { type DecisionParts, decisionParts, wordsOfDecision } from "../case/decision-parts.ts";
import { caseText } from "../case/text.ts";
import { sha256 } from "../receipts/issue-receipt.server.ts";
import { Code, documentOf, headingIn, Labelled, styles, Written, wordsIn } from "./document.server.tsx";
import { documentText } from "./text.ts";

export type DecisionDocument = DecisionParts & {
	case_reference: string;
	outcome: "resolved" | "rejected";
	body: string;
	reasons: string | null;
	on_appeal: boolean;
	decided_at: Date;
	/** When the complainant had notice; empty until then. */
	notice_at?: Date | null;
	/** Until when it can be appealed, as it was moved since; empty for a decision on an appeal. */
	appeal_until: Date | null;
	/** The person or office that it names as its author; decisions of before name the committee. */
	decided_by?: string | null;
	/** The signed statement as a compact JWS; decisions of before have none. */
	jws?: string | null;
	full_name?: string | null;
	full_name_ar?: string | null;
	first_party_full_name?: string | null;
	second_party_full_name?: string | null;
};

/** A decision as a document for its parties, in the language of its case. */
export function decisionPdf(
	locale: Locale,
	decision: DecisionDocument,
	queue: Queue,
	layOut = layOutDocument,
): Promise<Buffer> {
	const t = documentText(locale);
	const c = caseText(locale);
	const p = complaintText(locale);
	const { words, align } = wordsIn(locale);
	const { decided_at, notice_at, on_appeal, reasons, appeal_until } = decision;
	const Line = ({ label, children }: { label: string; children: string | null | undefined }) =>
		children ? (
			<View wrap={false}>
				<Text style={{ ...styles.label, ...words }}>{label}</Text>
				<Text style={words}>{children}</Text>
			</View>
		) : null;
	const Part = ({ title, children }: { title: string; children: string | null | undefined }) =>
		children ? (
			<View>
				<Text style={headingIn(locale)} minPresenceAhead={40}>
					{title}
				</Text>
				<Written>{children}</Written>
			</View>
		) : null;
	const document = documentOf({
		locale,
		title: on_appeal ? t.appealTitle : t.decisionTitle,
		subject: decision.case_reference,
		at: decided_at,
		children: (
			<>
				<Text style={{ ...styles.label, ...words }}>{c.case_reference}</Text>
				<Text style={{ ...styles.large, ...align }}>{decision.case_reference}</Text>
				<Line label={t.filedBy}>
					{[...new Set([decision.full_name_ar, decision.full_name])].filter(Boolean).join(" – ")}
				</Line>
				<Line label={p.firstParty}>{decision.first_party_full_name}</Line>
				<Line label={p.secondParty}>{decision.second_party_full_name}</Line>
				<Line label={t.decidedBy}>{decision.decided_by || t.by}</Line>
				<Line label={t.decidedOn}>{formatDate(locale, decided_at)}</Line>
				<Line label={t.announcedOn}>{t.announcedAt(formatDate(locale, decided_at))}</Line>
				<Line label={t.noticeOn}>{notice_at && formatDate(locale, notice_at)}</Line>
				<Part title={`${t.outcome}: ${c[decision.outcome]}`}>{decision.body}</Part>
				<Part title={t.reasons}>{reasons}</Part>
				{decisionParts.map((part) => (
					<Part key={part} title={c[part]}>
						{decision[part]}
					</Part>
				))}
				<View style={styles.foot}>
					<Text style={{ ...words, width: "100%" }}>
						{appeal_until ? t.appealNote(formatDate(locale, appeal_until)) : t.finalNote}
					</Text>
				</View>
				{decision.jws && <Signed locale={locale} jws={decision.jws} hash={sha256(wordsOfDecision(decision))} />}
			</>
		),
	});
	return layOut(document, queue);
}

/**
 * The hash of the words as they were signed, the code, and the whole signed statement as a square code, which is
 * verified without this site.
 */
function Signed({ locale, jws, hash }: { locale: Locale; jws: string; hash: string }) {
	const t = documentText(locale);
	const { isRtl, align, words } = wordsIn(locale);
	const [, body = "", code = ""] = jws.split(".");
	const { content_sha256 } = JSON.parse(Buffer.from(body, "base64url").toString());
	return (
		<View>
			<Labelled locale={locale} label={t.textHash}>
				{content_sha256}
			</Labelled>
			{hash !== content_sha256 && <Text style={words}>{t.namesCut}</Text>}
			<Labelled locale={locale} label={t.decisionCode}>
				{code}
			</Labelled>
			<View wrap={false} style={{ marginTop: 12, gap: 16, flexDirection: isRtl ? "row-reverse" : "row" }}>
				<Code size={190}>{jws}</Code>
				<View style={{ flex: 1 }}>
					<Text style={words}>{t.signedCode}</Text>
					<Text style={{ ...styles.latin, ...align }}>{absolute("/.well-known/jwks.json")}</Text>
				</View>
			</View>
		</View>
	);
}
