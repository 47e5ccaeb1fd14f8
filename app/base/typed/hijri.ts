const DAY_MS = 86_400_000;
const umAlQura = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
	year: "numeric",
	month: "numeric",
	day: "numeric",
	timeZone: "UTC",
});
const hijriParts = (at: number) => {
	const parts = new Map(umAlQura.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
	return [parts.get("year"), parts.get("month"), parts.get("day")].join("-");
};

/** The Gregorian day of one in the calendar of Umm al-Qura; undefined where there is none. */
export function fromHijri(year: number, month: number, day: number): string | undefined {
	const near = Date.UTC(622, 6, 19) + Math.round((year - 1) * 354.36707 + (month - 1) * 29.5306 + day - 1) * DAY_MS;
	const wanted = [year, month, day].join("-");
	for (let off = -4; off <= 4; off += 1)
		if (hijriParts(near + off * DAY_MS) === wanted) return new Date(near + off * DAY_MS).toISOString().slice(0, 10);
	return undefined;
}
