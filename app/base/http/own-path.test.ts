import { expect, test } from "vitest";
import { isOwnPath } from "./own-path.ts";

test.each([
	{ path: "/", own: true, why: "the first page" },
	{ path: "/en/admin/players?q=a%20b&page=2", own: true, why: "a list with its query" },
	{ path: "/complaints/case/2026-000001", own: true, why: "a case" },
	{ path: "/admin/export/audit.csv", own: true, why: "a file" },
	{ path: "/admin?back=%2Fadmin", own: true, why: "a path inside a query" },
	{ path: "", own: false, why: "nothing" },
	{ path: "admin", own: false, why: "relative to the page it is on" },
	{ path: "//evil.example", own: false, why: "another host" },
	{ path: "/\\evil.example", own: false, why: "browsers read a backslash as a slash" },
	{ path: "\\\\evil.example", own: false, why: "the same twice" },
	{ path: "https://evil.example", own: false, why: "a scheme" },
	{ path: "javascript:alert(1)", own: false, why: "a scheme that runs" },
	{ path: "/\t/evil.example", own: false, why: "browsers drop a tab, which leaves two slashes" },
	{ path: "/admin\r\nset-cookie: a=b", own: false, why: "the end of a header" },
	{ path: "/admin\n", own: false, why: "the end of a line at the end" },
	{ path: "/admin\u0000", own: false, why: "a control character" },
	{ path: " /admin", own: false, why: "a space before it" },
	{ path: "/admin/../../evil", own: false, why: "steps up" },
	{ path: "/admin/%2e%2E/evil", own: false, why: "steps up that a browser reads as such" },
	{ path: "/admin/%2fevil", own: false, why: "a slash that a server may read" },
	{ path: "/@evil.example", own: false, why: "characters of no address of ours" },
	{ path: "/admin#x", own: false, why: "a fragment, which no door needs" },
])("$path is a path of ours: $own ($why)", ({ path, own }) => {
	expect(isOwnPath(path)).toBe(own);
});
