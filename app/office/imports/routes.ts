import { route } from "@react-router/dev/routes";

/** Files in and out, and the guide to them. */
export const filePages = [
	route("admin/import", "office/imports/pages/guide.tsx"),
	route("admin/import/:kind", "office/imports/pages/import.tsx"),
	route("admin/import/:kind/example.csv", "office/imports/pages/example.ts"),
	route("admin/import/:kind/:run", "office/imports/pages/run.tsx"),
	route("admin/import/:kind/:run/progress", "office/imports/pages/progress.ts"),
	route("admin/export/:list.csv", "office/imports/pages/export.ts"),
	route("admin/export/:list.json", "office/imports/pages/export.ts", { id: "office/imports/pages/export-json" }),
];
