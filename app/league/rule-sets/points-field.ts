import { z } from "zod";
import { machineText } from "../../base/typed/machine-text.ts";

/** Points of a tie: a whole number or a half, up to 100. */
export const tiePoints = (least: number) =>
	z
		.string({ error: "required" })
		.transform((typed) => (typed.trim() === "" ? Number.NaN : Number(machineText(typed).replace(/[,٫]/, "."))))
		.pipe(z.number("notPoints").min(least, "outOfRange").max(100, "outOfRange").multipleOf(0.5, "notPoints"));
