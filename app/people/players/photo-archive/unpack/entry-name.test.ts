import { expect, test } from "vitest";
import { isIgnored, isUnsafePath, photoKey, subjectOf, unmangled } from "./entry-name.ts";

const CP437 =
	"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";
const mangle = (bytes: Uint8Array) =>
	[...bytes].map((byte) => (byte < 128 ? String.fromCharCode(byte) : CP437[byte - 128])).join("");
const utf8 = (text: string) => new TextEncoder().encode(text);
const windows1256 = Uint8Array.from([0xe3, 0xcd, 0xe3, 0xcf, ...utf8(".png")]); // محمد.png

test.each([
	{ why: "a name that was never mangled stays", given: "محمد العتيبي.jpg", is: "محمد العتيبي.jpg" },
	{
		why: "UTF-8 read as code page 437 is Arabic again",
		given: mangle(utf8("محمد العتيبي.jpg")),
		is: "محمد العتيبي.jpg",
	},
	{ why: "code page 1256 read as 437 is Arabic again", given: mangle(windows1256), is: "محمد.png" },
	{ why: "a Latin name with accents that is no UTF-8 stays", given: "José.png", is: "José.png" },
	{ why: "a decomposed name is composed", given: "Jose\u0301.png", is: "José.png" },
	{ why: "plain letters stay", given: "12.png", is: "12.png" },
	{
		why: "code page 720 of MS-DOS read as 437 is Arabic again",
		given: mangle(Uint8Array.from([0xe1, 0x9f, 0xa9, 0xe7, 0x20, 0x9f, 0xe9, 0xe4, 0xad, 0xeb])),
		is: "طارق الغصن",
	},
])("$why", ({ given, is }) => {
	expect(unmangled([given])).toEqual([is]);
});

test("names of an archive are read together: one that could be of two pages is of the page of the others", () => {
	const alone = Uint8Array.from([0xe3, 0xe5, 0xed]); // مهي in 1256, عفو in 720
	const other = Uint8Array.from([0x9f, 0xe9, 0xe4, 0xad, 0xeb]);
	expect(unmangled([mangle(alone)])).toEqual(["\ufffd\ufffd\ufffd"]);
	expect(subjectOf("Al \ufffd\ufffd\ufffd.jpg")).toMatchObject({ isPerson: false });
	expect(unmangled([mangle(alone), mangle(other)])).toEqual(["عفو", "الغصن"]);
});

test.each([
	"../x.png",
	"a/../../x.png",
	"/etc/passwd",
	"\\\\server\\x.png",
	"C:\\x.png",
	"a\\..\\x.png",
	"a\0.png",
	"..",
])("%j tries to leave its folder", (path) => {
	expect(isUnsafePath(path)).toBe(true);
});
test.each(["photos/12.png", "a..b.png", "محمد.png"])("%j does not", (path) => {
	expect(isUnsafePath(path)).toBe(false);
});

const person = (name: string) => ({ name, key: photoKey(name), isPerson: true });
test.each([
	{ given: "photos/12.png", is: { id: 12 } },
	{ given: "player-12.jpg", is: { id: 12 } },
	{ given: "١٢.webp", is: { id: 12 } },
	{ given: "12 (1).png", is: { id: 12 } },
	{ given: "Saud_Al-Shehri.png", is: person("Saud Al-Shehri") },
	{ given: "Saud Al-Shehri (1).jpg", is: person("Saud Al-Shehri") },
	{ given: "Saud Al-Shehri - Copy (2).jpg", is: person("Saud Al-Shehri") },
	{ given: "Saud Al-Shehri copy 2.jpg", is: person("Saud Al-Shehri") },
	{ given: "سعود الشهري - نسخة.png", is: person("سعود الشهري") },
	{ given: "سعود الشهري.png", is: { ...person("سعود الشهري"), key: photoKey("سعود الشهرى") } },
	{ given: "saud-shehri.png", is: { ...person("saud shehri"), key: "saudshehri" } },
	{ given: "---.png", is: undefined },
	{ given: ".png", is: undefined },
])("$given speaks of $is", ({ given, is }) => {
	expect(subjectOf(given)).toEqual(is);
});

test.each([
	"IMG_20261121_183012.jpg",
	"DSC00012.JPG",
	"DSC-0034 (1).jpg",
	"PXL_20240101_120000.jpg",
	"WhatsApp Image 2024-01-01 at 10.11.12.jpeg",
	"Photo.jpg",
	"image (3).png",
	"صورة ٤.jpg",
	"A.png",
])("%s is a camera's name, and no person's", (given) => {
	expect(subjectOf(given)).toMatchObject({ isPerson: false });
});

test("what systems add to archives is ignored, and nothing else", () => {
	const given = [
		"__MACOSX/._a.png",
		"x/.DS_Store",
		"._Saud.png",
		"a/Thumbs.db",
		"desktop.ini",
		"Saud.png",
		"MACOSX.png",
	];
	expect(given.map(isIgnored)).toEqual([true, true, true, true, true, false, false]);
});
