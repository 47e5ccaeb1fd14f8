import { route } from "@react-router/dev/routes";

/** Panels over the list of players, under one of them. */
export const registrationsOfPlayer = [
	route(":id/stints", "office/registrations/pages/stints.tsx"),
	route(":id/stints/:stint", "office/registrations/pages/stint.tsx"),
	route(":id/stints/:stint/delete", "office/registrations/pages/delete-stint.tsx"),
	route(":id/licences", "office/registrations/pages/licences.tsx"),
	route(":id/licences/:licence", "office/registrations/pages/licence.tsx"),
	route(":id/licences/:licence/delete", "office/registrations/pages/delete-licence.tsx"),
	route(":id/details", "office/registrations/pages/details.tsx"),
	route(":id/transfer", "office/registrations/pages/ask-for-transfer.tsx"),
];

/** Panels over the page of registrations. */
export const registrationPanels = [
	route("squads/:squad", "office/registrations/pages/roster.tsx"),
	route("squads/:squad/:place", "office/registrations/pages/place.tsx"),
	route("categories", "office/licence-categories/pages/list.tsx"),
	route("categories/:id", "office/licence-categories/pages/edit.tsx"),
	route("categories/:id/delete", "office/licence-categories/pages/delete.tsx"),
	route("windows", "office/registrations/pages/windows.tsx"),
	route("transfers/:transfer", "office/registrations/pages/transfer.tsx"),
];
