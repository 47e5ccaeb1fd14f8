import { useRouteLoaderData } from "react-router";

/** What the root's loader gives every page: the key of the message for this page, if there is one. */
export type FlashData = { flash?: string };

export const useFlash = () => (useRouteLoaderData("root") as FlashData | undefined)?.flash;
