import { useRouteLoaderData } from "react-router";
import { defaultSettings, type Settings } from "./settings-form.ts";

/** What the root's loader gives every page of the federation's settings. */
export type SettingsData = { settings: Settings };

/** The federation's settings; the defaults where not even the root's loader could run. */
export const useSettings = (): Settings =>
	(useRouteLoaderData("root") as SettingsData | undefined)?.settings ?? defaultSettings;
