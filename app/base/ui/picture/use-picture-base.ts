import { useRouteLoaderData } from "react-router";

/** The base address of pictures from the root's loader; undefined where they are on the site itself. */
export type PictureData = { pictures?: string };

export const usePictureBase = () => useRouteLoaderData<() => PictureData>("root")?.pictures;
