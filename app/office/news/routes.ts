import { route } from "@react-router/dev/routes";

/** Panels over the list of articles. */
const articlePanels = [
	route("categories", "office/news/pages/categories.tsx"),
	route("categories/:id", "office/news/pages/category.tsx"),
	route("categories/:id/delete", "office/news/pages/delete-category.tsx"),
	route(":id", "office/news/pages/edit.tsx"),
	route(":id/versions", "office/news/pages/versions.tsx"),
	route(":id/send", "office/news/pages/send.tsx"),
	route(":id/delete", "office/news/pages/delete.tsx"),
];

/** Panels over the library of pictures. */
const picturePanels = [
	route(":id", "office/news/pages/picture.tsx"),
	route(":id/delete", "office/news/pages/delete-picture.tsx"),
];

/** Articles, their pictures, and the newsletter. */
export const newsPages = [
	route("admin/news", "office/news/pages/manage.tsx", articlePanels),
	route("admin/news/pictures", "office/news/pages/pictures.tsx", picturePanels),
	route("admin/news/pictures/choose", "office/news/pages/choose-picture.ts"),
	route("admin/newsletter", "office/news/pages/newsletter.tsx"),
];
