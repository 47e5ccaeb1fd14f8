import { route } from "@react-router/dev/routes";

/** Articles, what the press gets, and the newsletter. */
export const publicNews = [
	route("news", "site/news/pages/list.tsx"),
	route("news/:id", "site/news/pages/article.tsx"),
	route("press", "site/press/pages/press.tsx"),
	route("newsletter/confirm/:token", "site/newsletter/pages/newsletter-confirm.tsx"),
	route("newsletter/unsubscribe/:token", "site/newsletter/pages/newsletter-unsubscribe.tsx"),
];
