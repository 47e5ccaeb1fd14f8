import { layout, route } from "@react-router/dev/routes";

/** The page of one group: each part has its address, and its forms are panels over it. */
export const groupPages = [
	route("admin/league/copy", "office/seasons/pages/copy.tsx"),
	route("admin/league/editions/:id/close", "office/closing/pages/close.tsx"),
	route("admin/league/captains", "office/captains/pages/list.tsx", [
		route(":squad", "office/captains/pages/squad.tsx"),
		route(":squad/:account/remove", "office/captains/pages/take-away.tsx"),
	]),
	layout("office/groups/pages/frame.tsx", [
		route("admin/league/groups/:id", "office/groups/pages/rules.tsx", [
			route("delete", "office/groups/pages/delete-group.tsx"),
		]),
		route("admin/league/groups/:id/teams", "office/groups/pages/teams.tsx", [
			route(":entry", "office/groups/pages/entry.tsx"),
			route(":entry/delete", "office/groups/pages/delete-entry.tsx"),
		]),
		route("admin/league/groups/:id/rounds", "office/groups/pages/rounds.tsx", [
			route(":round", "office/groups/pages/round.tsx"),
			route(":round/delete", "office/groups/pages/delete-round.tsx"),
		]),
		route("admin/league/groups/:id/points", "office/groups/pages/points.tsx", [
			route(":adjustment", "office/groups/pages/adjustment.tsx"),
			route(":adjustment/delete", "office/groups/pages/delete-adjustment.tsx"),
		]),
		route("admin/league/groups/:id/lots", "office/lots/pages/lots.tsx", [
			route(":lot/delete", "office/lots/pages/delete-lot.tsx"),
		]),
		route("admin/league/groups/:id/schedule", "office/schedule/pages/schedule.tsx", [
			route(":tie", "office/schedule/pages/edit-tie.tsx"),
		]),
	]),
	route("admin/league/rule-sets/preview", "office/rule-sets/pages/preview.tsx"),
	route("admin/league/groups/:id/schedule/progress", "office/schedule/pages/progress.ts"),
];
