import { expect, test } from "vitest";
import { squadInClass, squadName } from "./squad-name.ts";

const squad = {
	letter: "A",
	name: "Al-Hilal",
	name_ar: "الهلال",
	own_name: null,
	own_name_ar: null,
	class: "women",
	class_name: "Women",
	class_name_ar: "السيدات",
};

test.each([
	["the first squad has its club's name", {}, "Al-Hilal", "الهلال", "Al-Hilal · Women", "الهلال · السيدات"],
	["a further one its letter", { letter: "B" }, "Al-Hilal B", "الهلال ب", "Al-Hilal B · Women", "الهلال ب · السيدات"],
	["the last letter is Z", { letter: "Z" }, "Al-Hilal Z", "الهلال ض", "Al-Hilal Z · Women", "الهلال ض · السيدات"],
	["a class for everyone is not named", { class: "open" }, "Al-Hilal", "الهلال", "Al-Hilal", "الهلال"],
	["an own name needs no class", { own_name: "Stars" }, "Stars", "الهلال", "Stars", "الهلال · السيدات"],
])("%s", (_, given, name, name_ar, inClass, inClassAr) => {
	expect(squadName({ ...squad, ...given })).toEqual({ name, name_ar });
	expect(squadInClass({ ...squad, ...given })).toEqual({ name: inClass, name_ar: inClassAr });
});
