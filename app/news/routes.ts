import { route } from "@react-router/dev/routes";

/** Panels over the list of articles. */
export const articlePanels = [
	route("categories", "news/categories/pages/list.tsx"),
	route("categories/:id", "news/categories/pages/edit.tsx"),
	route("categories/:id/delete", "news/categories/pages/delete.tsx"),
	route(":id", "news/pages/edit.tsx"),
	route(":id/versions", "news/pages/versions.tsx"),
	route(":id/send", "newsletter/pages/send.tsx"),
	route(":id/delete", "news/pages/delete.tsx"),
];
