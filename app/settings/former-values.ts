export type SeasonPoints = { name: string; points_win: number; points_draw: number; points_loss: number };

/** Values of a part of the settings, and the points of the season that it opens or changes. */
export type FormerValues = { fields: Record<string, unknown>; season?: SeasonPoints };
