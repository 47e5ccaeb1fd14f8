/** Most linked cases that the page of a case shows, and that the list counts. */
export const LINKED_SHOWN = 20;
