const inDigits = (zero: number) => (text: string) =>
	text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const between = (sign: string) => (text: string) => [...text].join(sign);

/** The letters of Arabic as old programs write them, each with its shape. */
const shapes = new Map(
	Array.from({ length: 0x7d }, (_, at) => String.fromCharCode(0xfe80 + at)).map((shape) => [
		shape.normalize("NFKC"),
		shape,
	]),
);

/** Ways in which other programs write what a person reads as the same. */
export const disguises: [name: string, (plain: string) => string][] = [
	["Arabic digits", inDigits(0x660)],
	["Persian digits", inDigits(0x6f0)],
	[
		"full-width digits and signs",
		(text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
	],
	["invisible marks before, inside and after", (text) => `\u200F${between("\u200E")(text)}\u061C`],
	["isolates", (text) => `\u2067${text}\u2069`],
	["no-break and thin spaces around", (text) => `\u00A0${text.replaceAll(" ", "\u2009")}\u202F`],
	["dashes and a plus that look alike", (text) => text.replaceAll("-", "\u2011").replaceAll("+", "\uFF0B")],
	["a soft hyphen", (text) => `${text.slice(0, 2)}\u00AD${text.slice(2)}`],
	["joiners and a byte order mark", (text) => `\uFEFF${text.slice(0, 1)}\u200D${text.slice(1)}`],
	["presentation forms of Arabic", (text) => text.replace(/\p{L}/gu, (letter) => shapes.get(letter) ?? letter)],
	["decomposed letters", (text) => text.normalize("NFD")],
];
