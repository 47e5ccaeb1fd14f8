/**
 * The place of the message about the last action. Where a form's address has a fragment, this one takes its place after
 * success.
 */
export const NOTICE = "notice";
