import { expect, test } from "vitest";
import { tabs } from "../app/office/tabs.ts";
import { routeTable } from "./route-table.ts";

// The guard of every address of captains, of the portal and of the desk, and of the addresses of the administration
// that are under none of its tabs: written here a second time, so that a guard that is loosened, exchanged or
// forgotten fails. A page under a tab is compared with its tab by test/access.test.ts.
const expected: Record<string, string[]> = {
	// Anyone: the ways in, and what a visitor files or reads.
	"": [
		"/admin/auth",
		"/admin/auth/activate/:token",
		"/admin/auth/code",
		"/admin/auth/forgot",
		"/admin/auth/join/:token",
		"/admin/auth/passkey",
		"/admin/auth/reset/:token",
		"/admin/sign-out",
		"/club/auth",
		"/club/auth/code",
		"/club/auth/forgot",
		"/club/auth/join/:token",
		"/club/auth/reset/:token",
		"/club/enter/:token",
		"/club/reminders/:token",
		"/club/sign-out",
		"/complaints",
		"/complaints/admin/auth",
		"/complaints/admin/auth/code",
		"/complaints/admin/enter/:token",
		"/complaints/admin/sign-out",
		"/complaints/before-you-start",
		"/complaints/confirm/:token",
		"/complaints/forgot",
		"/complaints/login",
		"/complaints/login/code",
		"/complaints/register",
		"/complaints/reset/:token",
		"/complaints/sign-out",
		"/complaints/track",
		"/complaints/transparency",
		"/complaints/verify",
		"/complaints/verify-receipt",
	],
	// Captains, and the pass of a tie.
	'requires("squad.act")': [
		"/club",
		"/club/deadlines.ics",
		"/club/squads/:id",
		"/club/squads/:id/transfers",
		"/club/ties/:id",
		"/club/ties/:id/answer",
		"/club/ties/:id/complaint",
		"/club/ties/:id/dates",
		"/club/ties/:id/day",
		"/club/ties/:id/line-up",
		"/club/ties/:id/report",
		"/club/ties/:id/sheet.pdf",
	],
	// Whose account it is.
	'requires("own-account.manage")': [
		"/admin/account",
		"/admin/account/confirm",
		"/admin/account/data",
		"/admin/account/password",
		"/admin/account/tokens/:id/revoke",
		"/admin/drafts",
		"/club/account",
		"/club/account/confirm",
		"/club/account/data",
		"/club/account/password",
		"/complaints/account",
		"/complaints/account/confirm",
		"/complaints/account/password",
		"/complaints/admin/confirm",
		"/complaints/profile",
	],
	'requires("own-account.manage"), stepUpToPost': [
		"/admin/account/passkeys",
		"/admin/account/passkeys/:id/remove",
		"/admin/account/second-factor",
		"/admin/account/tokens",
		"/club/account/passkeys",
		"/club/account/passkeys/:id/remove",
		"/club/account/second-factor",
		"/complaints/account/passkeys",
		"/complaints/account/passkeys/:id/remove",
		"/complaints/account/second-factor",
	],
	'requires("own-account.manage"), stepUp': [
		"/admin/account/data.json",
		"/club/account/data.json",
		"/complaints/my-data/export.json",
	],
	// The staff of the administration; what they import, export and find is asked again by its kind.
	'requires("dashboard.open")': [
		"/admin",
		"/admin/export/:list.csv",
		"/admin/export/:list.json",
		"/admin/find",
		"/admin/import",
		"/admin/import/:kind",
		"/admin/import/:kind/:run",
		"/admin/import/:kind/:run/progress",
		"/admin/import/:kind/example.csv",
		"/admin/pictures",
		"/admin/undo/:batch",
	],
	// Complainants, for their own cases.
	'requires("case.file")': [
		"/complaints/case/:caseReference",
		"/complaints/case/:caseReference/case.pdf",
		"/complaints/case/:caseReference/receipt",
		"/complaints/case/:caseReference/receipt.pdf",
		"/complaints/case/:caseReference/receipts/:number",
		"/complaints/case/:caseReference/receipts/:number.pdf",
		"/complaints/dashboard",
		"/complaints/evidence",
		"/complaints/evidence/uploads",
		"/complaints/evidence/uploads/:id",
		"/complaints/inbox",
		"/complaints/my-data",
		"/complaints/submit",
		"/complaints/submit/autosave",
		"/complaints/submit/discard",
	],
	// Complainants for their own files, officers and heads for those of cases.
	'requires("evidence.download")': [
		"/complaints/admin/decision/:id",
		"/complaints/admin/download/:token",
		"/complaints/admin/evidence/:id",
		"/complaints/admin/evidence/:id/pages",
		"/complaints/decision/:id",
		"/complaints/download/:token",
		"/complaints/evidence/:id",
	],
	// Officers and heads, an access link as well.
	'requires("case.read")': [
		"/complaints/admin",
		"/complaints/admin/case/:caseReference",
		"/complaints/admin/case/:caseReference/receipts/:number.pdf",
		"/complaints/admin/details/:caseReference",
		"/complaints/admin/events",
	],
	// No link takes a whole case along.
	'requires("case.read"), notByLink, stepUp': ["/complaints/admin/case/:caseReference/bundle.zip"],
	'requires("case.handle")': [
		"/complaints/admin/case/:caseReference/templates/:id",
		"/complaints/admin/emails",
		"/complaints/admin/numbers",
		"/complaints/admin/templates",
		"/complaints/admin/templates/:id",
		"/complaints/admin/templates/:id/delete",
		"/complaints/admin/views/:id/delete",
	],
	'requires("case.handle"), stepUp': ["/complaints/admin/export.csv"],
	// Heads.
	'requires("case.decide")': ["/complaints/admin/case/:caseReference/publication"],
	'requires("case.hold"), stepUpToPost': ["/complaints/admin/erasures"],
	// Owners.
	'requires("settings.manage")': ["/admin/setup", "/admin/setup/open"],
	// Heads and owners.
	'requires("access-link.issue"), stepUpToPost': ["/complaints/admin/links"],
	'requires("access-link.issue")': ["/complaints/admin/links/:id/revoke"],
};

const isUnderTab = (path: string) =>
	path !== "/admin" && tabs.some(({ page }) => path === page || path.startsWith(`${page}/`));

test("each address outside the tabs of the administration has the guard that is written here (ASVS 8.2.1)", () => {
	const found = routeTable.flatMap(({ path = "", source }) => {
		if (!/^\/(?:admin|club|complaints)(?:\/|$)/.test(path) || isUnderTab(path)) return [];
		return [[path, /export const middleware = \[(.*)\];/.exec(source)?.[1] ?? ""]];
	});
	const written = Object.entries(expected).flatMap(([guard, paths]) => paths.map((path) => [path, guard]));
	expect(Object.fromEntries(found)).toEqual(Object.fromEntries(written));
	expect(written.length).toBe(new Set(written.map(([path]) => path)).size);
});
