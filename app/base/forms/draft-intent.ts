/** The intent of a post that drops the draft of a form. */
export const DROP_DRAFT = "drop-draft";

/** The field with the serial of a form: a draft names the form that wrote it. */
export const SERIAL = "serial";
