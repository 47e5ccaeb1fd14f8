import { siteSettings } from "../../../settings/settings.server.ts";
import { pressFile } from "../file.server.ts";

export const handle = { cached: [] };

/** The federation's logo as PNG. */
export const loader = async () => pressFile((await siteSettings()).logo_url, "png", "logo.png");
