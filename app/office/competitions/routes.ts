import { route } from "@react-router/dev/routes";

/** Panels over the list of competitions. */
export const competitionPanels = [
	route("competitions/:id", "office/competitions/pages/competition.tsx"),
	route("competitions/:id/delete", "office/competitions/pages/delete-competition.tsx"),
	route("editions/:id", "office/competitions/pages/edition.tsx"),
	route("editions/:id/stages", "office/competitions/pages/stages.tsx"),
	route("classes", "office/classes/pages/list.tsx"),
	route("classes/:id", "office/classes/pages/edit.tsx"),
	route("classes/:id/delete", "office/classes/pages/delete.tsx"),
	route("formats", "office/formats/pages/list.tsx"),
	route("formats/:id", "office/formats/pages/edit.tsx"),
	route("formats/:id/delete", "office/formats/pages/delete.tsx"),
	route("rule-sets", "office/rule-sets/pages/list.tsx"),
	route("rule-sets/:id", "office/rule-sets/pages/edit.tsx"),
	route("rule-sets/:id/delete", "office/rule-sets/pages/delete.tsx"),
	route("venues", "office/venues/pages/list.tsx"),
	route("venues/:id", "office/venues/pages/edit.tsx"),
	route("venues/:id/closures", "office/venues/pages/closures.tsx"),
	route("venues/:id/delete", "office/venues/pages/delete.tsx"),
	route("groups/new", "office/groups/pages/new-group.tsx"),
];
