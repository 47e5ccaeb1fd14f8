import { defineText } from "../base/locale/text.ts";

export const roleText = defineText({
	role: { ar: "الصلاحية", en: "Role" },
	roles: { ar: "الصلاحيات", en: "Roles" },
	complainant: { ar: "مقدّم شكوى", en: "Complainant" },
	captain: { ar: "قائد فريق", en: "Captain" },
	editor: { ar: "محرر", en: "Editor" },
	"league-manager": { ar: "مدير الدوري", en: "League manager" },
	officer: { ar: "مسؤول شكاوى", en: "Complaints officer" },
	head: { ar: "رئيس لجنة الشكاوى", en: "Head of complaints" },
	owner: { ar: "مالك", en: "Owner" },
});
