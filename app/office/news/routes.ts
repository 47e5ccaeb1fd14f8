import { route } from "@react-router/dev/routes";

/** Panels over the list of articles. */
export const articlePanels = [
	route("categories", "office/news/pages/categories.tsx"),
	route("categories/:id", "office/news/pages/category.tsx"),
	route("categories/:id/delete", "office/news/pages/delete-category.tsx"),
	route(":id", "office/news/pages/edit.tsx"),
	route(":id/versions", "office/news/pages/versions.tsx"),
	route(":id/send", "office/news/pages/send.tsx"),
	route(":id/delete", "office/news/pages/delete.tsx"),
];
