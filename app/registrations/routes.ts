import { route } from "@react-router/dev/routes";

/** Panels over the list of players, under one of them. */
export const registrationsOfPlayer = [
	route(":id/stints", "registrations/stints/pages/list.tsx"),
	route(":id/stints/:stint", "registrations/stints/pages/edit.tsx"),
	route(":id/stints/:stint/delete", "registrations/stints/pages/delete.tsx"),
	route(":id/licences", "registrations/licences/pages/list.tsx"),
	route(":id/licences/:licence", "registrations/licences/pages/edit.tsx"),
	route(":id/licences/:licence/delete", "registrations/licences/pages/delete.tsx"),
	route(":id/details", "registrations/details/pages/details.tsx"),
	route(":id/transfer", "registrations/transfers/pages/ask.tsx"),
];

/** Panels over the page of registrations. */
export const registrationPanels = [
	route("squads/:squad", "registrations/rosters/pages/roster.tsx"),
	route("squads/:squad/:place", "registrations/rosters/pages/place.tsx"),
	route("windows", "registrations/transfers/pages/windows.tsx"),
	route("transfers/:transfer", "registrations/transfers/pages/transfer.tsx"),
];
