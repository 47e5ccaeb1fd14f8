import { expect, test } from "vitest";
import { readVisit } from "./request-headers.ts";

test.each([
	["gzip, deflate, br, zstd", "br"],
	["gzip", "gzip"],
	["br;q=0, gzip", "gzip"],
	["br;q=0.5, gzip;q=1.0", "br"],
	["gzip;q=0.0", "identity"],
	["brotli", "identity"],
	["", "identity"],
])("who accepts %j gets %s", (accepted, encoding) => {
	expect(readVisit(["Host", "a", "Accept-Encoding", accepted]).encoding).toBe(encoding);
});

test.each([
	[["Cookie", "a=b; tawila.session_token=c"], false],
	[["Cookie", "a=b; flash=saved"], true],
	[["cookie", "__Host-lang=en"], true],
	[["Cookie", "flash=saved", "Cookie", "a=b"], true],
	[["REFERER", "http://a"], true],
	[["Accept", "cookie"], false],
	[[], false],
])("%j is personal: %s", (raw, personal) => {
	expect(readVisit(raw).personal).toBe(personal);
});

test("the visitor's ETag is read from a header in any spelling", () => {
	expect(readVisit(["if-NONE-match", 'W/"x"']).known).toBe('W/"x"');
});
