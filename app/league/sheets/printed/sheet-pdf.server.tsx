import { absolute } from "../../../base/config.server.ts";
import { formatDay, formatTime } from "../../../base/locale/format.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { documentTree } from "../../../base/pdf/document-tree.ts";
import { Document, Page, Picture, Text, View } from "../../../base/pdf/elements.ts";
import { layOutDocument, type Queue } from "../../../base/pdf/lay-out.server.ts";
import { federationColour, federationLogo, federationName } from "../../../settings/federation.server.ts";
import { roundName } from "../../competitions/rounds/round-name.ts";
import type { PrintedSheet } from "./printed-sheet.server.ts";
import { sheetStyles as s } from "./printed-styles.ts";
import { printedText } from "./printed-text.ts";
import { Arabic, Both, English, Fact, InLines, LineUps, label, Rubbers } from "./sheet-parts.server.tsx";

const inBoth = (write: (locale: Locale) => string) => ({ name: write("en"), name_ar: write("ar") });

/**
 * A tie's sheet on one page in Arabic and English: the same bytes for the same sheet. `at` is the moment that it bears.
 */
export function sheetPdf(sheet: PrintedSheet, at: Date, queue: Queue): Promise<Buffer> {
	const { tie, version } = sheet;
	const url = absolute(pathIn("ar", "/match/:id", { id: String(sheet.id) }));
	const [logo, colour] = [federationLogo(), federationColour()];
	const document = (
		<Document
			title={`${tie.home_team.name} – ${tie.away_team.name} ${tie.match_date}`}
			author={federationName("en")}
			creationDate={version?.at ?? at}
		>
			<Page style={isLong(sheet) ? { ...s.page, ...s.dense } : s.page}>
				<View style={{ ...s.head, borderBottom: `2pt solid ${colour}` }}>
					<View>
						<English style={s.soft}>{federationName("en")}</English>
						<English style={{ ...s.title, color: colour }}>{printedText("en").title}</English>
					</View>
					{logo && <Picture picture={logo.picture} style={{ width: 30 }} />}
					<View>
						<Arabic style={s.soft}>{federationName("ar")}</Arabic>
						<Arabic style={{ ...s.title, color: colour }}>{printedText("ar").title}</Arabic>
					</View>
				</View>
				<Facts sheet={sheet} />
				<LineUps {...sheet} />
				<Rubbers {...sheet} />
				<Ending sheet={sheet} />
				<View style={s.foot} fixed>
					<Text>{url}</Text>
					<View style={{ ...s.row, gap: 5 }}>
						<English>{versionWords(sheet).name}</English>
						{version?.hash && <English style={s.strong}>{version.hash}</English>}
						<Arabic>{versionWords(sheet).name_ar}</Arabic>
					</View>
				</View>
			</Page>
		</Document>
	);
	return layOutDocument(documentTree(document), queue);
}

/** Whether its lines only fit on a page when they are smaller. */
const isLong = ({ rubbers, places }: PrintedSheet) => rubbers.length + places.home.length > 15;

const versionWords = ({ version }: PrintedSheet) =>
	inBoth((locale) => {
		const t = printedText(locale);
		if (!version) return t.blank;
		return (version.hash ? t.version : t.versionAlone)(version.number);
	});

function Facts({ sheet }: { sheet: PrintedSheet }) {
	const { tie, group, round, place, format } = sheet;
	const competition = inBoth((locale) => {
		const [name, ofGroup] = locale === "ar" ? [group.competition_ar, group.name_ar] : [group.competition, group.name];
		return [name, ofGroup === name ? "" : ofGroup, group.season].filter(Boolean).join(" · ");
	});
	const day = inBoth((locale) =>
		[
			formatDay(locale, tie.match_date),
			tie.match_time && formatTime(locale, tie.match_time).replaceAll(/\s/g, "\u00a0"),
		]
			.filter(Boolean)
			.join(" · "),
	);
	const number = tie.round;
	const ofRound = number === null ? undefined : inBoth((locale) => roundName(locale, number, round));
	const hall = place && (place.name ?? place.name_ar);
	return (
		<View style={{ ...s.table, marginBottom: 7 }}>
			<View style={s.row}>
				<Fact of="competition" value={competition} width="68%" />
				<Fact of="round" value={ofRound} width="32%" />
			</View>
			<View style={s.row}>
				<Fact of="date" value={tie.date_known ? day : undefined} width="55%" />
				<Fact
					of="venue"
					value={hall ? { name: place.name ?? hall, name_ar: place.name_ar ?? hall } : undefined}
					width="45%"
				/>
			</View>
			<View style={s.row}>
				<Fact of="format" value={format} width="56%" />
				<Fact of="started" width="22%" />
				<Fact of="ended" width="22%" />
			</View>
		</View>
	);
}

/** The score of the tie, remarks, and who signs. */
function Ending({ sheet }: { sheet: PrintedSheet }) {
	const score = sheet.score?.join(" – ") ?? "";
	const winner = sheet.winner && sheet.tie[sheet.winner === "home" ? "home_team" : "away_team"];
	return (
		<View wrap={false} style={s.table}>
			<View style={s.row}>
				<View style={{ ...s.cell, width: "26%", minHeight: 40, justifyContent: "flex-start" }}>
					<Both of={label("result")} style={s.soft} />
					<Text style={{ ...s.centre, fontSize: 15, fontWeight: 600 }}>{score || " "}</Text>
					{winner && <Both of={label("winner")} style={s.soft} />}
					{winner && (
						<View style={s.strong}>
							<InLines of={[winner]} width={125} />
						</View>
					)}
				</View>
				<View style={{ ...s.cell, width: "74%", justifyContent: "flex-start" }}>
					<Both of={label("remarks")} style={s.soft} />
					{sheet.isAsPlayed && <Both of={label("asPlayed")} style={s.strong} />}
				</View>
			</View>
			<View style={s.row}>
				{(["homeCaptain", "awayCaptain", "referee"] as const).map((who) => (
					<View key={who} style={{ ...s.cell, width: "33.333%", minHeight: 44, justifyContent: "flex-start" }}>
						<Both of={label(who)} style={s.strong} />
						<Both of={label("signature")} style={s.soft} />
					</View>
				))}
			</View>
		</View>
	);
}
