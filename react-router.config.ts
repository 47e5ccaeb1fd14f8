import type { Config } from "@react-router/dev/config";
import { compressAssets } from "./scripts/compress-assets.ts";

export default {
	appDirectory: "app",
	ssr: true,
	// All routes come with the first script: nothing has to be asked for to send a form or to read a page again.
	routeDiscovery: { mode: "initial" },
	buildEnd: () => compressAssets("build/client"),
} satisfies Config;
