import { useRouteLoaderData } from "react-router";

/** The flash key from the root's loader, if there is one. */
export type FlashData = { flash?: string };

/** The data of the root's loader: another object after each reading. */
export const useFlashData = () => useRouteLoaderData<() => FlashData>("root");

export const useFlash = () => useFlashData()?.flash;
