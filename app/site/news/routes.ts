import { route } from "@react-router/dev/routes";

/** Articles and the newsletter. */
export const publicNews = [
	route("news", "site/news/pages/list.tsx"),
	route("news/:id", "site/news/pages/article.tsx"),
	route("newsletter/confirm/:token", "site/newsletter/pages/newsletter-confirm.tsx"),
	route("newsletter/unsubscribe/:token", "site/newsletter/pages/newsletter-unsubscribe.tsx"),
];
