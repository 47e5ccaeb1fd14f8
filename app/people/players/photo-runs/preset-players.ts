/**
 * Eight player photos for two clubs (docs/rules/records.md#player-photos): the file's name, whose it is, and the club
 * by its English name.
 */
export const presetPlayers = [
	{ picture: "1", name: "Sultan Al-Nokhbawi", name_ar: "سلطان النخباوي", club: "Al-Nokhba" },
	{ picture: "2", name: "Majid Al-Sayegh", name_ar: "ماجد الصائغ", club: "Al-Nokhba" },
	{ picture: "3", name: "Rakan Al-Fayez", name_ar: "راكان الفايز", club: "Al-Nokhba" },
	{ picture: "4", name: "Talal Al-Banna", name_ar: "طلال البناء", club: "Al-Nokhba" },
	{ picture: "5", name: "Hisham Al-Murjani", name_ar: "هشام المرجاني", club: "Al-Morjan" },
	{ picture: "6", name: "Adel Bawazir", name_ar: "عادل باوزير", club: "Al-Morjan" },
	{ picture: "7", name: "Wael Al-Sharif", name_ar: "وائل الشريف", club: "Al-Morjan" },
	{ picture: "8", name: "Qusai Al-Najjar", name_ar: "قصي النجار", club: "Al-Morjan" },
] as const;
