import { useRouteLoaderData } from "react-router";
import { defaultSettings, type Settings } from "./settings-form.ts";

/** The site settings from the root's loader. */
export type SettingsData = { settings: Settings };

/** The federation's settings; the defaults where not even the root's loader could run. */
export const useSettings = (): Settings =>
	(useRouteLoaderData("root") as SettingsData | undefined)?.settings ?? defaultSettings;
