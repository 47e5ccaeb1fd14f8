import { defineText } from "../../base/locale/text.ts";

const texts = defineText({
	"captain-named": { ar: "عُيّن القائد وأُرسلت إليه رسالة", en: "The captain was named and told by email" },
	"captain-invited": {
		ar: "أُرسلت الدعوة. متى قُبلت صار صاحبها قائدًا للفريق",
		en: "The invitation was sent. Who accepts it is captain of the squad",
	},
	"captain-invitation-withdrawn": { ar: "سُحبت الدعوة", en: "The invitation was withdrawn" },
	"captain-removed": { ar: "لم يعد قائدًا للفريق", en: "The captain was removed" },
	"tie-entered": { ar: "دخلت إلى المباراة", en: "Signed in" },
	"tie-pass-over": {
		ar: "انتهى عملك برابط المباراة هنا: مضت مدته أو أُلغي أو فُتح في متصفح آخر. افتح الرابط من جديد، فإن لم يعمل فاطلب غيره من إدارة الدوري.",
		en: "The match link has ended here: it has expired, was revoked, or was opened in another browser. Open the link again; if it does not work, ask the league manager for a new one.",
	},
	"tie-pass-revoked": { ar: "أُلغي الرابط", en: "The link was revoked" },
});

/** Notices about captains and their passes. */
export const captainFlashes = { texts, failures: ["tie-pass-over"] };
