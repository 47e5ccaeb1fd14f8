import { route } from "@react-router/dev/routes";

/** Pages of the club area; those of reports are in their room. */
export const clubArea = [
	route("club", "captains/pages/home.tsx"),
	route("club/ties/:id", "captains/pages/tie.tsx"),
	route("club/ties/:id/sheet.pdf", "sheets/printed/pages/club-pdf.ts"),
	route("club/ties/:id/complaint", "complaints/from-tie/pages/club-complaint.tsx"),
	route("club/ties/:id/dates", "date-requests/pages/club-dates.tsx"),
	route("club/ties/:id/line-up", "line-ups/pages/line-up.tsx"),
	route("club/squads/:id", "captains/pages/squad.tsx"),
	route("club/squads/:id/transfers", "registrations/transfers/pages/club.tsx"),
	route("club/account", "accounts/managing/pages/my-account.tsx", { id: "club-account" }),
	route("club/account/confirm", "accounts/second-factor/pages/confirm.tsx", { id: "club-confirm-session" }),
	route("club/account/data", "complaints/privacy/pages/own-data.tsx", { id: "club-data" }),
	route("club/account/data.json", "complaints/privacy/pages/export.ts", { id: "club-data-file" }),
	route("club/account/password", "accounts/managing/pages/choose-password.tsx", { id: "club-password" }),
	route("club/account/second-factor", "accounts/second-factor/pages/second-factor.tsx", {
		id: "club-second-factor",
	}),
];
