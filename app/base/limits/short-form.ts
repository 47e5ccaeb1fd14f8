/**
 * Bytes of a form that strangers or captains send: its longest text of 5,000 Arabic letters is 30 kB of them. Each
 * route that takes such a form says so in its handle.
 */
export const SHORT_FORM = 64 * 1024;
