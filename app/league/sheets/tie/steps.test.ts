import { expect, test } from "vitest";
import { keysOf } from "../../../base/literals.ts";
import { isOpen, type Part, type Stage, stageOf, steps } from "./steps.ts";

const stages: Stage[] = ["ahead", "undated", "started", "reported", "disputed", "confirmed", "locked", "off", "over"];
const parts: Part[] = ["reporter", "other", "staff", "none"];

test("each stage opens its steps to the reporter, the other side or staff", () => {
	const table = Object.fromEntries(
		stages.map((stage) => [
			stage,
			Object.fromEntries(
				parts.map((part) => [
					part,
					keysOf(steps)
						.filter((step) => isOpen(step, stage, part))
						.join(" "),
				]),
			),
		]),
	);
	const naming = "nameLineUp takeLineUpBack";
	expect(table).toEqual({
		ahead: { reporter: naming, other: naming, staff: "", none: "" },
		undated: { reporter: `${naming} sayDay`, other: `${naming} sayDay`, staff: "", none: "" },
		started: { reporter: `${naming} correctDay report`, other: `${naming} correctDay report`, staff: "", none: "" },
		reported: {
			reporter: "correctDay report",
			other: "correctDay report accept dispute",
			staff: "confirm correct",
			none: "",
		},
		disputed: {
			reporter: "correctDay report",
			other: "correctDay report accept dispute",
			staff: "confirm correct",
			none: "",
		},
		confirmed: { reporter: "", other: "", staff: "correct", none: "" },
		locked: { reporter: "", other: "", staff: "correct", none: "" },
		off: { reporter: "", other: "", staff: "", none: "" },
		over: { reporter: "", other: "", staff: "", none: "" },
	});
});

test("a tie starts at its time in Riyadh, and earlier once its sheet was opened", () => {
	const start = new Date("2026-11-20T16:00:00Z");
	const at = (now: string, more = {}) =>
		stageOf({ status: "scheduled", phase: null, start, isDisputed: false, isOver: false, ...more }, new Date(now));
	expect(at("2026-11-20T15:59:59Z")).toBe("ahead");
	expect(at("2026-11-20T16:00:00Z")).toBe("started");
	expect(at("2026-11-20T15:00:00Z", { phase: "in_play" })).toBe("started");
	expect(at("2026-12-20T15:00:00Z", { start: null })).toBe("undated");
	expect(at("2026-11-20T17:00:00Z", { phase: "postponed" })).toBe("undated");
	expect(at("2026-11-20T17:00:00Z", { status: "completed", phase: "reported" })).toBe("reported");
	expect(at("2026-11-20T17:00:00Z", { status: "completed", phase: "reported", isDisputed: true })).toBe("disputed");
	expect(at("2026-11-20T17:00:00Z", { status: "completed" })).toBe("confirmed");
	expect(at("2026-11-20T17:00:00Z", { status: "cancelled" })).toBe("off");
	expect(at("2026-11-20T17:00:00Z", { isOver: true })).toBe("over");
	expect(at("2026-11-20T17:00:00Z", { isOver: true, status: "completed", phase: "reported" })).toBe("confirmed");
});
