/** Plain numbers: raising one costs the fast path nothing. */
export const cacheUse = { fresh: 0, stale: 0, rendered: 0 };

export const pageCacheUse = () => ({ ...cacheUse });
