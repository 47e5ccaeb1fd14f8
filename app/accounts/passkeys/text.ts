import { defineText } from "../../base/locale/text.ts";

export const passkeyText = defineText({
	title: { ar: "مفاتيح المرور", en: "Passkeys" },
	lead: {
		ar: "تدخل بمفتاح المرور ببصمتك أو وجهك أو رمز قفل جهازك، بلا كلمة مرور ولا رمز تحقق. يبقى المفتاح في جهازك أو مدير كلمات المرور، ولا ينفع في موقع يقلّد هذا الموقع.",
		en: "With a passkey you sign in by your fingerprint, your face or the lock of your device, without a password or a code. It stays on your device or in your password manager, and is of no use on a site that imitates this one.",
	},
	passkey: { ar: "مفتاح المرور", en: "Passkey" },
	list: { ar: "مفاتيحك", en: "Your passkeys" },
	none: { ar: "لا مفاتيح مرور بعد.", en: "No passkeys yet." },
	added: { ar: "أُضيف", en: "Added" },
	lastUsed: { ar: "آخر استعمال", en: "Last used" },
	neverUsed: { ar: "لم يُستعمل بعد", en: "Not used yet" },
	mayTravel: { ar: "يتزامن بين أجهزتك", en: "Syncs between your devices" },
	staysPut: { ar: "على جهاز واحد", en: "On one device" },
	addTitle: { ar: "مفتاح جديد", en: "New passkey" },
	name: { ar: "اسم المفتاح", en: "Name" },
	nameHint: {
		ar: "لتعرف على أي جهاز هو، مثل «هاتفي» أو «حاسوب المكتب».",
		en: "So that you know which device it is on, such as “My phone” or “Office computer”.",
	},
	add: { ar: "أضف مفتاح مرور", en: "Add a passkey" },
	addSecond: {
		ar: "أضف مفتاحًا على جهاز آخر أيضًا، أو فعّل تطبيق المصادقة، كي لا تُمنع من حسابك إن فقدت هذا الجهاز.",
		en: "Add one on another device too, or set up an authenticator app, so that losing this device does not lock you out.",
	},
	needsScripts: {
		ar: "لا تعمل مفاتيح المرور في هذا المتصفح. جرّب متصفحًا آخر مفعّلة فيه البرامج النصية (JavaScript).",
		en: "Passkeys do not work in this browser. Try another one, with JavaScript turned on.",
	},
	signIn: { ar: "الدخول بمفتاح مرور", en: "Sign in with a passkey" },
	confirm: { ar: "التأكيد بمفتاح مرور", en: "Confirm with a passkey" },
	failed: {
		ar: "لم يُستعمل أي مفتاح مرور. جرّب مرة أخرى أو استعمل طريقة أخرى.",
		en: "No passkey was used. Try again, or use another way.",
	},
	known: { ar: "على هذا الجهاز مفتاح مرور لحسابك بالفعل.", en: "This device already has a passkey for your account." },
	away: { ar: "تعذّر الاتصال بالموقع. جرّب بعد قليل.", en: "The site could not be reached. Try again in a moment." },
	instead: {
		ar: "أو أضف مفتاح مرور: هو وحده يكفي بدل كلمة المرور والرمز.",
		en: "Or add a passkey: by itself it takes the place of password and code.",
	},
	required: {
		ar: "صلاحيتك تتطلب التحقق بخطوتين. أضف مفتاح مرور لتتابع.",
		en: "Your role requires two-step verification. Add a passkey to continue.",
	},
	remove: { ar: "احذف المفتاح", en: "Remove passkey" },
	removeQuestion: { ar: "هل تحذف مفتاح المرور", en: "Remove the passkey" },
	removeEnds: {
		ar: "لا يفتح حسابك بعد ذلك، وتنتهي الجلسات الأخرى التي فُتحت به.",
		en: "It no longer opens your account, and the other sessions that it opened end.",
	},
	removeThere: {
		ar: "احذفه أيضًا من جهازك أو من مدير كلمات المرور.",
		en: "Delete it on your device or in your password manager as well.",
	},
	removeLast: {
		ar: "هو الوحيد لديك، وصلاحيتك تتطلب التحقق بخطوتين: سيُطلب منك إعداد وسيلة أخرى فورًا.",
		en: "It is your only one, and your role requires two-step verification: you will be asked to set up another way at once.",
	},
});
