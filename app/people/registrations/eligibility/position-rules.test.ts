import { expect, test } from "vitest";
import { readPositionRules, writePositionRules } from "./position-rules.ts";

test.each(["", "1:u15", "A:u15 X:u15", "1:2011+ 1:u15 2:veterans", "1:2011 1:2011+ 2:born-2011"])(
	"rules are read and written: “%s”",
	(text) => {
		expect(writePositionRules(readPositionRules(text) ?? [])).toBe(text);
	},
);
test.each(["1", "D:u15", "10:u15", "1:U15", "1:u15 1:u13", "1:1800+", "1:2011+ 1:2012+"])(
	"“%s” is no text of rules",
	(text) => {
		expect(readPositionRules(text)).toBeUndefined();
	},
);
