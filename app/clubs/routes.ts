import { route } from "@react-router/dev/routes";

/** Work on many players: duplicates, and photos. They come before the pages of one player. */
export const playerWorkRoutes = [
	route("admin/players/duplicates", "clubs/merging/pages/duplicates.tsx"),
	route("admin/players/duplicates/:one/:other", "clubs/merging/pages/merge.tsx"),
	route("admin/players/runs", "clubs/bulk/pages/runs.ts"),
	route("admin/players/photos/:archive", "clubs/archive/pages/archive.tsx"),
	route("admin/players/photos/:archive/progress", "clubs/archive/pages/progress.ts"),
];
