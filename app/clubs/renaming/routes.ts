import { route } from "@react-router/dev/routes";

/** Former names of a club, in panels beside its form. */
export const namesOfClub = [
	route(":id/names", "clubs/renaming/pages/list.tsx"),
	route(":id/names/:name", "clubs/renaming/pages/edit.tsx"),
	route(":id/names/:name/delete", "clubs/renaming/pages/delete.tsx"),
];
