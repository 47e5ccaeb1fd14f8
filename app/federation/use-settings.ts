import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";
import { defaultSettings, type Settings } from "./settings-form.ts";

/** What the federation says of itself now; where even that could not be read, what it said at first. */
export const useSettings = (): Settings => useRouteLoaderData<typeof loader>("root")?.settings ?? defaultSettings;
