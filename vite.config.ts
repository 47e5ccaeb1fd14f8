import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

// Public pages carry no script of ours, so a page open in development is told to reload when the server's code changes.
const reloadScriptlessPages: Plugin = {
	name: "reload-scriptless-pages",
	hotUpdate() {
		if (this.environment.name === "ssr") this.environment.hot.send("scriptless:update");
	},
};

export default defineConfig({
	plugins: [tailwindcss(), reactRouter(), reloadScriptlessPages],
	build: { assetsInlineLimit: 0 },
});
