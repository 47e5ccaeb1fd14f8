export type SeasonPoints = { name: string; points_win: number; points_draw: number; points_loss: number };

/**
 * Values of a part of the settings: `unchosen` names those at their defaults, `season` is the one whose points the part
 * sets.
 */
export type FormerValues = { fields: Record<string, unknown>; unchosen: string[]; season?: SeasonPoints };
