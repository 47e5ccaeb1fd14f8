/** The columns of a player that a merge chooses between. */
export const mergeFields = [
	...(["name", "name_ar", "nationality", "ranking", "photo_url", "team_id", "sex", "licence_no"] as const),
	...(["position", "position_ar", "bio", "bio_ar"] as const),
] as const;
export type MergeFields = (typeof mergeFields)[number];
