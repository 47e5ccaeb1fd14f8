import { route } from "@react-router/dev/routes";

/** Work on many players: duplicates, and photos. They come before the pages of one player. */
export const playerWorkRoutes = [
	route("admin/players/duplicates", "office/players/pages/duplicates.tsx"),
	route("admin/players/duplicates/:one/:other", "office/players/pages/merge.tsx"),
	route("admin/players/runs", "office/players/pages/runs.ts"),
	route("admin/players/photos/:archive", "office/players/pages/archive.tsx"),
	route("admin/players/photos/:archive/progress", "office/players/pages/progress.ts"),
];
