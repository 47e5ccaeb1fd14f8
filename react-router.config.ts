import type { Config } from "@react-router/dev/config";
import { compressAssets } from "./scripts/compress-assets.ts";

export default {
	appDirectory: "app",
	ssr: true,
	buildEnd: () => compressAssets("build/client"),
} satisfies Config;
