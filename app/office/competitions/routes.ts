import { route } from "@react-router/dev/routes";

/** Panels over the list of competitions: seasons, groups, and what a group is made of. */
export const competitionPanels = [
	route("competitions/:id", "office/competitions/pages/competition.tsx"),
	route("competitions/:id/delete", "office/competitions/pages/delete-competition.tsx"),
	route("editions/:id", "office/competitions/pages/edition.tsx"),
	route("editions/:id/stages", "office/competitions/pages/stages.tsx"),
	route("formats", "office/formats/pages/list.tsx"),
	route("formats/:id", "office/formats/pages/edit.tsx"),
	route("formats/:id/delete", "office/formats/pages/delete.tsx"),
	route("venues", "office/venues/pages/list.tsx"),
	route("venues/:id", "office/venues/pages/edit.tsx"),
	route("venues/:id/closures", "office/venues/pages/closures.tsx"),
	route("venues/:id/delete", "office/venues/pages/delete.tsx"),
	route("groups/:id", "office/competitions/pages/group.tsx"),
	route("groups/:id/delete", "office/competitions/pages/delete-group.tsx"),
	route("groups/:id/rounds", "office/competitions/pages/rounds.tsx"),
	route("groups/:id/rounds/:round", "office/competitions/pages/round.tsx"),
	route("groups/:id/rounds/:round/delete", "office/competitions/pages/delete-round.tsx"),
	route("groups/:id/teams", "office/competitions/pages/squads.tsx"),
	route("groups/:id/teams/:entry", "office/competitions/pages/entry.tsx"),
	route("groups/:id/teams/:entry/delete", "office/competitions/pages/delete-entry.tsx"),
	route("groups/:id/lots", "office/lots/pages/lots.tsx"),
	route("groups/:id/lots/:lot/delete", "office/lots/pages/delete-lot.tsx"),
	route("groups/:id/points/:adjustment", "office/competitions/pages/adjustment.tsx"),
	route("groups/:id/points/:adjustment/delete", "office/competitions/pages/delete-adjustment.tsx"),
];
