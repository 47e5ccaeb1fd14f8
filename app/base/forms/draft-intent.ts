/** The intent of a post that drops the draft of a form. */
export const DROP_DRAFT = "drop-draft";
