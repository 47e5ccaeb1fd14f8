import type { Position } from "./position.ts";

/** The map provider, loaded only when a visitor asks for the map. */
export const MAP_SOURCE = "https://www.openstreetmap.org";

/** The embedded map around a place, about a kilometre across, with a pin on it. */
export function mapEmbed({ latitude, longitude }: Position): string {
	const [x, y] = [0.008, 0.005];
	const box = [longitude - x, latitude - y, longitude + x, latitude + y].map((n) => n.toFixed(5)).join(",");
	const marker = `${latitude}%2C${longitude}`;
	return `${MAP_SOURCE}/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik&marker=${marker}`;
}

/** The way to a place: a phone opens it in its maps application, a desk in the browser. */
export const directionsTo = ({ latitude, longitude }: Position) =>
	`https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`;
