/**
 * The longest body of a form with a picture. It is longer than a picture may be: one that is too large is refused
 * beside its field, with everything that was typed kept.
 */
export const MAX_PICTURE_FORM = 100 * 1024 * 1024;
