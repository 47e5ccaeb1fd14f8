import { route } from "@react-router/dev/routes";

/** Former names of a club, in panels beside its form. */
export const namesOfClub = [
	route(":id/names", "office/clubs/pages/names.tsx"),
	route(":id/names/:name", "office/clubs/pages/edit-name.tsx"),
	route(":id/names/:name/delete", "office/clubs/pages/delete-name.tsx"),
];
