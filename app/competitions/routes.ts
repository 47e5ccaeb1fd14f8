import { route } from "@react-router/dev/routes";

/** Panels over the list of competitions: seasons, groups, and what a group is made of. */
export const competitionPanels = [
	route("competitions/:id", "competitions/pages/competition.tsx"),
	route("competitions/:id/delete", "competitions/pages/delete-competition.tsx"),
	route("editions/:id", "competitions/editions/pages/edition.tsx"),
	route("editions/:id/stages", "competitions/stages/pages/list.tsx"),
	route("formats", "formats/pages/list.tsx"),
	route("formats/:id", "formats/pages/edit.tsx"),
	route("formats/:id/delete", "formats/pages/delete.tsx"),
	route("venues", "venues/pages/list.tsx"),
	route("venues/:id", "venues/pages/edit.tsx"),
	route("venues/:id/closures", "venues/pages/closures.tsx"),
	route("venues/:id/delete", "venues/pages/delete.tsx"),
	route("groups/:id", "competitions/groups/pages/group.tsx"),
	route("groups/:id/delete", "competitions/groups/pages/delete-group.tsx"),
	route("groups/:id/rounds", "competitions/rounds/pages/list.tsx"),
	route("groups/:id/rounds/:round", "competitions/rounds/pages/edit.tsx"),
	route("groups/:id/rounds/:round/delete", "competitions/rounds/pages/delete.tsx"),
	route("groups/:id/teams", "competitions/entries/pages/squads.tsx"),
	route("groups/:id/teams/:entry", "competitions/entries/pages/entry.tsx"),
	route("groups/:id/teams/:entry/delete", "competitions/entries/pages/delete-entry.tsx"),
	route("groups/:id/lots", "league/lots/pages/lots.tsx"),
	route("groups/:id/lots/:lot/delete", "league/lots/pages/delete-lot.tsx"),
	route("groups/:id/points/:adjustment", "competitions/entries/pages/adjustment.tsx"),
	route("groups/:id/points/:adjustment/delete", "competitions/entries/pages/delete-adjustment.tsx"),
];
