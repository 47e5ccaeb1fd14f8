/** Parts of the library that its list can be narrowed to. */
export const pictureUses = ["used", "unused", "press"] as const;
export type PictureUse = (typeof pictureUses)[number];
