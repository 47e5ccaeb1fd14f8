import { useRouteLoaderData } from "react-router";

/** The flash key from the root's loader, if there is one. */
export type FlashData = { flash?: string };

export const useFlash = () => (useRouteLoaderData("root") as FlashData | undefined)?.flash;
