import { expect, test } from "vitest";
import { optionalPosition, readPosition } from "./position.ts";
import { tileMap } from "./tile-map.ts";

test.each([
	["24.7136, 46.6753", "24.7136,46.6753", "as maps copy it"],
	["٢٤٫٧١٣٦، ٤٦٫٦٧٥٣", "24.7136,46.6753", "in Arabic digits"],
	["-33.8567844 151.2152967", "-33.85678,151.2153", "to the metre"],
	["", null, "it may be left out"],
])("the position %j is kept as %j: %s", (typed, kept, _why) => {
	expect(optionalPosition().parse(typed)).toBe(kept);
});

test.each(["24.7136", "95, 46", "24.7, 181", "24.7136, 46.6753, 3", "here, there", "1e1, 2", "24.7;46.6"])(
	"%j is no position",
	(typed) => expect(optionalPosition().safeParse(typed).error?.issues[0]?.message).toBe("notAPlace"),
);

test("a map of tiles has every place inside its frame, and zooms in on places that are near each other", () => {
	const places = [
		{ latitude: 24.7136, longitude: 46.6753 },
		{ latitude: 21.4858, longitude: 39.1925 },
		{ latitude: 16.8892, longitude: 42.5511 },
	];
	const size = { width: 768, height: 480 };
	const wide = tileMap(places, size);
	for (const { x, y } of wide.pins) {
		expect(x).toBeGreaterThan(20);
		expect(x).toBeLessThan(size.width - 20);
		expect(y).toBeGreaterThan(20);
		expect(y).toBeLessThan(size.height - 20);
	}
	expect(wide.tiles.length).toBeLessThanOrEqual(20);
	expect(wide.tiles[0]?.url).toMatch(new RegExp(`^https://tile\\.openstreetmap\\.org/${wide.zoom}/\\d+/\\d+\\.png$`));
	const near = tileMap([places[0]!, { latitude: 24.72, longitude: 46.69 }], size);
	expect(near.zoom).toBeGreaterThan(wide.zoom);
	expect(tileMap([places[0]!], size).pins).toEqual([{ x: 384, y: 240 }]);
	expect(readPosition("x")).toBeUndefined();
});
