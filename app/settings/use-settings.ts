import { useRouteLoaderData } from "react-router";
import { defaultSettings } from "./defaults.ts";
import { type FrameSettings, frameOf } from "./frame-settings.ts";

/** The settings of every page, from the root's loader. */
export type SettingsData = { settings: FrameSettings };

/** The federation's settings; the defaults where not even the root's loader could run. */
export const useSettings = (): FrameSettings =>
	(useRouteLoaderData("root") as SettingsData | undefined)?.settings ?? frameOf(defaultSettings);
