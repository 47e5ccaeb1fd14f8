import { club, type DemoClub } from "../clubs.ts";

/** The eight clubs of the kingdom's First Division: invented names, real cities. */
export const secondTier: DemoClub[] = [
	club(["Al-Shihab", "الشهاب"], ["Al-Kharj", "الخرج"], 1988, 6.4, ["#7c2d12", "#fed7aa"], "round", "star"),
	club(["Al-Sahil", "الساحل"], ["Al-Qatif", "القطيف"], 1982, 6.1, ["#075985", "#bae6fd"], "shield", "wave"),
	club(["Al-Rabiyah", "الرابية"], ["Najran", "نجران"], 1990, 5.6, ["#365314", "#d9f99d"], "diamond", "peak"),
	club(["Al-Shuruq", "الشروق"], ["Arar", "عرعر"], 1991, 5.2, ["#92400e", "#fef3c7"], "round", "sun"),
	club(["Al-Nakheel", "النخيل"], ["Unaizah", "عنيزة"], 1984, 4.9, ["#14532d", "#fde68a"], "shield", "palm"),
	club(["Al-Hisn", "الحصن"], ["Sakaka", "سكاكا"], 1993, 4.5, ["#1e3a8a", "#e0e7ff"], "diamond", "ball"),
	club(["Al-Dira", "الديرة"], ["Hafar Al-Batin", "حفر الباطن"], 1995, 4.1, ["#4c1d95", "#ede9fe"], "round", "ball"),
	club(["Al-Sharaa", "الشراع"], ["Al-Qunfudhah", "القنفذة"], 1997, 3.8, ["#164e63", "#cffafe"], "shield", "sail"),
];
