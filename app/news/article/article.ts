/** How many articles a list shows (docs/rules/site.md#news). */
export const ARTICLES_ON_HOME = 3;
export const ARTICLES_PER_PAGE = 12;
