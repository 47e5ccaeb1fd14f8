/**
 * A row of a table, or its head or body, that is a grid of its own: a link in it can cover the whole row in every
 * browser.
 */
export const rowGrid = "relative col-span-full grid grid-cols-subgrid items-center";
