import { route } from "@react-router/dev/routes";

/** Pages of the club area; those of reports are in their room. */
export const clubArea = [
	route("club", "club/pages/home.tsx"),
	route("club/deadlines.ics", "club/pages/deadlines.ts"),
	route("club/ties/:id", "club/pages/tie.tsx"),
	route("club/ties/:id/sheet.pdf", "club/pages/sheet-pdf.ts"),
	route("club/ties/:id/complaint", "club/pages/complaint.tsx"),
	route("club/ties/:id/dates", "club/pages/dates.tsx"),
	route("club/ties/:id/line-up", "club/pages/line-up.tsx"),
	route("club/squads/:id", "club/pages/squad.tsx"),
	route("club/squads/:id/transfers", "club/pages/transfers.tsx"),
	route("club/account", "accounts/managing/pages/my-account.tsx", { id: "club-account" }),
	route("club/account/confirm", "accounts/second-factor/pages/confirm.tsx", { id: "club-confirm-session" }),
	route("club/account/data", "portal/account/pages/own-data.tsx", { id: "club-data" }),
	route("club/account/data.json", "portal/account/pages/export.ts", { id: "club-data-file" }),
	route("club/account/passkeys", "accounts/passkeys/pages/passkeys.tsx", { id: "club-passkeys" }, [
		route(":id/remove", "office/accounts/pages/remove-passkey.tsx", { id: "club-remove-passkey" }),
	]),
	route("club/account/password", "accounts/managing/pages/choose-password.tsx", { id: "club-password" }),
	route("club/account/second-factor", "accounts/second-factor/pages/second-factor.tsx", {
		id: "club-second-factor",
	}),
];
