import { optionalText } from "../../base/forms/form-fields.ts";

/** A stored picture, or a file of an older site that is yet to be moved into the store. */
const LOCAL = /^\/(?![/\\])[^\s"'<>\\]*$/;
const REMOTE = /^https?:\/\/[^\s"'<>\\]+$/i;

/**
 * The address of a record's picture, or none. A form sends back what the record has: that may be an address of another
 * site.
 */
export const pictureAddress = () =>
	optionalText(500).refine((url) => url === null || LOCAL.test(url) || REMOTE.test(url), "notOwnPicture");

/** Whether a form names a picture of another site that its record does not have: pictures come in by uploading them. */
export const isForeignPicture = (url: string | null, present: string | null | undefined) =>
	url !== null && REMOTE.test(url) && url !== present;
