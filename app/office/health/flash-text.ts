import { defineText } from "../../base/locale/text.ts";

const texts = defineText({
	"test-email": { ar: "كُتبت رسالة التجربة", en: "The test email was written" },
});

/** Notices of the page of health. */
export const healthFlashes = { texts, failures: [] };
