import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { readOpening } from "../../../installation/opening.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { siteSettings } from "../../../settings/settings.server.ts";
import { openSite } from "../setup.server.ts";
import { setupText } from "../text.ts";

export const middleware = [requires("settings.manage")];
export const handle = { js: true };

const page = confirmPage({
	back: ({ locale }) => pathIn(locale, "/admin/setup"),
	async read({ locale }) {
		if (await readOpening()) return undefined;
		const t = setupText(locale);
		return {
			title: pick(locale, await siteSettings(), "name"),
			consequences: [t.openConsequence, t.stillMissing],
			words: { title: t.open, question: t.openQuestion, act: t.open },
		};
	},
	remove: async ({ actor }) => (await openSite(actor)) && { flash: "site-opened" },
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
