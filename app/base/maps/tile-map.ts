import type { Position } from "./position.ts";

/**
 * The origin of the tiles, loaded only when a visitor asks for the map (operations.osmfoundation.org/policies/tiles).
 */
export const TILE_SOURCE = "https://tile.openstreetmap.org";
const TILE = 256;
const NEAREST = 14;
const MARGIN = 40;

type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** Pixels from the north-west corner of the world at a zoom (Web Mercator). */
function project({ latitude, longitude }: Position, zoom: number): Point {
	const world = TILE * 2 ** zoom;
	const phi = (latitude * Math.PI) / 180;
	return { x: ((longitude + 180) / 360) * world, y: ((1 - Math.asinh(Math.tan(phi)) / Math.PI) / 2) * world };
}

const span = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;

/** The tiles of a map around some places (at least one) and where each place is on it, as near as they all fit. */
export function tileMap(places: Position[], { width, height }: Size) {
	const at = (zoom: number) => {
		const points = places.map((place) => project(place, zoom));
		return { points, xs: span(points.map(({ x }) => x)), ys: span(points.map(({ y }) => y)) };
	};
	let zoom = NEAREST;
	for (; zoom > 0; zoom -= 1) {
		const { xs, ys } = at(zoom);
		if (xs[1] - xs[0] <= width - 2 * MARGIN && ys[1] - ys[0] <= height - 2 * MARGIN) break;
	}
	const { points, xs, ys } = at(zoom);
	const corner = { x: Math.round((xs[0] + xs[1]) / 2 - width / 2), y: Math.round((ys[0] + ys[1]) / 2 - height / 2) };
	const tiles: (Point & { url: string })[] = [];
	const columns = 2 ** zoom;
	for (let row = Math.floor(corner.y / TILE); row * TILE < corner.y + height; row += 1)
		for (let column = Math.floor(corner.x / TILE); column * TILE < corner.x + width; column += 1)
			if (row >= 0 && row < columns)
				tiles.push({
					x: column * TILE - corner.x,
					y: row * TILE - corner.y,
					url: `${TILE_SOURCE}/${zoom}/${((column % columns) + columns) % columns}/${row}.png`,
				});
	const pins = points.map(({ x, y }) => ({ x: Math.round(x - corner.x), y: Math.round(y - corner.y) }));
	return { zoom, tiles, pins };
}
