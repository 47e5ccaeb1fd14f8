import type { Locale } from "../../base/locale/locale.ts";
import { fold } from "../../base/search/fold.ts";

const pairs = (text: string) =>
	new Map(
		text
			.trim()
			.split(/\s+/)
			.map((pair) => pair.split(":") as [string, string]),
	);

/** The codes of the sport (ITTF, as the Olympic committees use them) and the ISO 3166-1 code of the same country. */
const countries = pairs(`
AFG:AF ALB:AL ALG:DZ AND:AD ANG:AO ANT:AG ARG:AR ARM:AM ARU:AW ASA:AS AUS:AU AUT:AT AZE:AZ BAH:BS BAN:BD BAR:BB BDI:BI
BEL:BE BEN:BJ BER:BM BHU:BT BIH:BA BIZ:BZ BLR:BY BOL:BO BOT:BW BRA:BR BRN:BH BRU:BN BUL:BG BUR:BF CAF:CF CAM:KH CAN:CA
CAY:KY CGO:CG CHA:TD CHI:CL CHN:CN CIV:CI CMR:CM COD:CD COK:CK COL:CO COM:KM CPV:CV CRC:CR CRO:HR CUB:CU CYP:CY CZE:CZ
DEN:DK DJI:DJ DMA:DM DOM:DO ECU:EC EGY:EG ERI:ER ESA:SV ESP:ES EST:EE ETH:ET FIJ:FJ FIN:FI FRA:FR FRO:FO FSM:FM GAB:GA
GAM:GM GBR:GB GBS:GW GEO:GE GEQ:GQ GER:DE GHA:GH GIB:GI GRE:GR GRL:GL GRN:GD GUA:GT GUI:GN GUM:GU GUY:GY HAI:HT HKG:HK
HON:HN HUN:HU INA:ID IND:IN IRI:IR IRL:IE IRQ:IQ ISL:IS ISR:IL ISV:VI ITA:IT IVB:VG JAM:JM JOR:JO JPN:JP KAZ:KZ KEN:KE
KGZ:KG KIR:KI KOR:KR KOS:XK KSA:SA KUW:KW LAO:LA LAT:LV LBA:LY LBN:LB LBR:LR LCA:LC LES:LS LIE:LI LTU:LT LUX:LU MAC:MO
MAD:MG MAR:MA MAS:MY MAW:MW MDA:MD MDV:MV MEX:MX MGL:MN MHL:MH MKD:MK MLI:ML MLT:MT MNE:ME MON:MC MOZ:MZ MRI:MU MTN:MR
MYA:MM NAM:NA NCA:NI NCL:NC NED:NL NEP:NP NGR:NG NIG:NE NOR:NO NRU:NR NZL:NZ OMA:OM PAK:PK PAN:PA PAR:PY PER:PE PHI:PH
PLE:PS PLW:PW PNG:PG POL:PL POR:PT PRK:KP PUR:PR QAT:QA ROU:RO RSA:ZA RUS:RU RWA:RW SAM:WS SEN:SN SEY:SC SGP:SG SKN:KN
SLE:SL SLO:SI SMR:SM SOL:SB SOM:SO SRB:RS SRI:LK SSD:SS STP:ST SUD:SD SUI:CH SUR:SR SVK:SK SWE:SE SWZ:SZ SYR:SY TAN:TZ
TGA:TO THA:TH TJK:TJ TKM:TM TLS:TL TOG:TG TPE:TW TTO:TT TUN:TN TUR:TR TUV:TV UAE:AE UGA:UG UKR:UA URU:UY USA:US UZB:UZ
VAN:VU VEN:VE VIE:VN VIN:VC YEM:YE ZAM:ZM ZIM:ZW`);

/** ISO 3166-1 codes of three letters that differ from the sport's. */
const isoCodes = pairs(`
ABW:ARU AGO:ANG ARE:UAE ASM:ASA ATG:ANT BFA:BUR BGD:BAN BGR:BUL BHR:BRN BHS:BAH BLZ:BIZ BMU:BER BRB:BAR BTN:BHU BWA:BOT
CHE:SUI CHL:CHI COG:CGO CRI:CRC CYM:CAY DEU:GER DNK:DEN DZA:ALG FJI:FIJ GIN:GUI GMB:GAM GNB:GBS GNQ:GEQ GRC:GRE GRD:GRN
GTM:GUA HND:HON HRV:CRO HTI:HAI IDN:INA IRN:IRI KHM:CAM KNA:SKN KWT:KUW LBY:LBA LKA:SRI LSO:LES LVA:LAT MCO:MON MDG:MAD
MMR:MYA MNG:MGL MRT:MTN MUS:MRI MWI:MAW MYS:MAS NER:NIG NGA:NGR NIC:NCA NLD:NED NPL:NEP OMN:OMA PHL:PHI PRI:PUR PRT:POR
PRY:PAR PSE:PLE SAU:KSA SDN:SUD SLB:SOL SLV:ESA SVN:SLO SYC:SEY TCD:CHA TGO:TOG TON:TGA TWN:TPE TZA:TAN URY:URU VCT:VIN
VGB:IVB VIR:ISV VNM:VIE VUT:VAN WSM:SAM XKX:KOS ZAF:RSA ZMB:ZAM ZWE:ZIM`);

/**
 * Names that the sport uses where a list of countries has a longer one, and associations that are no country of that
 * list.
 */
const ownNames: Record<string, Record<Locale, string>> = {
	ENG: { ar: "إنجلترا", en: "England" },
	HKG: { ar: "هونغ كونغ", en: "Hong Kong" },
	KSA: { ar: "السعودية", en: "Saudi Arabia" },
	MAC: { ar: "ماكاو", en: "Macao" },
	NIR: { ar: "أيرلندا الشمالية", en: "Northern Ireland" },
	PLE: { ar: "فلسطين", en: "Palestine" },
	SCO: { ar: "اسكتلندا", en: "Scotland" },
	TPE: { ar: "تايبيه الصينية", en: "Chinese Taipei" },
	UAE: { ar: "الإمارات", en: "United Arab Emirates" },
	WAL: { ar: "ويلز", en: "Wales" },
};

const displayNames = {
	ar: new Intl.DisplayNames("ar", { type: "region" }),
	en: new Intl.DisplayNames("en", { type: "region" }),
};
const codes = [...new Set([...countries.keys(), ...Object.keys(ownNames)])];

function nameOf(locale: Locale, code: string): string | undefined {
	const iso = countries.get(code);
	return ownNames[code]?.[locale] ?? (iso && displayNames[locale].of(iso));
}

/** A nationality as readers say it: a code of the sport or of ISO by its name; another text is shown as it is. */
export function nationalityName(locale: Locale, given: string): string {
	const code = given.trim().toUpperCase();
	return nameOf(locale, code) ?? nameOf(locale, isoCodes.get(code) ?? "") ?? given;
}

/** Every code by its folded names in both languages, as people search for them or write them into a file. */
const byName = new Map(
	codes.flatMap((code) =>
		(["ar", "en"] as const).map((locale) => [fold(nameOf(locale, code) ?? code), code] as [string, string]),
	),
);

/** The code of the sport for a code or a name; another text is left as it is. */
export function nationalityCode(given: string): string {
	const code = given.trim().toUpperCase();
	if (codes.includes(code)) return code;
	return isoCodes.get(code) ?? byName.get(fold(given)) ?? given;
}

/** Codes whose name, in either language, has a word that begins with these. */
export function nationalitiesNamed(words: string): string[] {
	const folded = fold(words);
	if (folded.length < 3) return [];
	return [...new Set([...byName].filter(([name]) => ` ${name}`.includes(` ${folded}`)).map(([, code]) => code))];
}

/**
 * The choices of the form: the home country first, then all others by their names, and a present text that is none of
 * them.
 */
export function nationalityOptions(locale: Locale, present?: string): { value: string; label: string }[] {
	const { compare } = new Intl.Collator(locale);
	const option = (value: string) => ({ value, label: nationalityName(locale, value) });
	const others = codes.filter((code) => code !== "KSA").map(option);
	const unlisted = present && !codes.includes(present) ? [option(present)] : [];
	return [...unlisted, option("KSA"), ...others.sort((a, b) => compare(a.label, b.label))];
}
