import { z } from "zod";
import { checkbox, optionalText, wholeNumber } from "../../base/forms/form-fields.ts";
import { optionalMoment } from "../../records/editing/moment.ts";
import { pictureAddress } from "../../records/pictures/own-picture.ts";

export const MAX_WORDS = 300;
export const MAX_CREDIT = 100;
const words = () => optionalText(MAX_WORDS);
const percent = () => wholeNumber(0, 100);

/** A picture of the library. Its file is chosen once, and only the press asks for the name of who took it. */
export const pictureForm = z
	.object({
		image_url: pictureAddress(),
		alt_ar: words(),
		alt: words(),
		caption_ar: words(),
		caption: words(),
		credit_ar: optionalText(MAX_CREDIT),
		credit: optionalText(MAX_CREDIT),
		focus_x: percent(),
		focus_y: percent(),
		in_press: checkbox(),
		press_from: optionalMoment,
	})
	.superRefine(({ image_url, in_press, credit, credit_ar }, context) => {
		const needed = (path: string) => context.addIssue({ code: "custom", path: [path], message: "required" });
		if (!image_url) needed("image_url");
		if (in_press && !credit && !credit_ar) needed("credit_ar");
	});
export type PictureInput = z.output<typeof pictureForm>;
