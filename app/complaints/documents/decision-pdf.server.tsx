import { formatDate } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { caseText } from "../case/text.ts";
import { renderDocument, styles, Written, wordsIn } from "./pdf/document.server.tsx";
import { Text, View } from "./pdf/pdf-elements.ts";
import { documentText } from "./text.ts";

export type DecisionDocument = {
	case_reference: string;
	outcome: "resolved" | "rejected";
	body: string;
	reasons: string | null;
	on_appeal: boolean;
	decided_at: Date;
	/** Until when it can be appealed; empty for a decision on an appeal. */
	appeal_until: Date | null;
};

/** A decision as a document, in the language of its case. */
export function decisionPdf(locale: Locale, decision: DecisionDocument): Promise<Buffer> {
	const t = documentText(locale);
	const { words, align } = wordsIn(locale);
	const { decided_at, on_appeal, reasons, appeal_until } = decision;
	return renderDocument({
		locale,
		title: on_appeal ? t.appealTitle : t.decisionTitle,
		subject: decision.case_reference,
		at: decided_at,
		children: (
			<>
				<Text style={{ ...styles.label, ...words }}>{caseText(locale).case_reference}</Text>
				<Text style={{ ...styles.large, ...align }}>{decision.case_reference}</Text>
				<Text style={{ ...styles.label, ...words }}>{t.decidedOn}</Text>
				<Text style={words}>{formatDate(locale, decided_at)}</Text>
				<Text style={{ ...styles.heading, ...words }}>{`${t.outcome}: ${caseText(locale)[decision.outcome]}`}</Text>
				<Written>{decision.body}</Written>
				{reasons && <Text style={{ ...styles.heading, ...words }}>{t.reasons}</Text>}
				{reasons && <Written>{reasons}</Written>}
				<View style={styles.foot}>
					<Text style={{ ...words, width: "100%" }}>{t.by}</Text>
					<Text style={{ ...words, width: "100%" }}>
						{appeal_until ? t.appealNote(formatDate(locale, appeal_until)) : t.finalNote}
					</Text>
				</View>
			</>
		),
	});
}
