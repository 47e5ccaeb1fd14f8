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

/** The place in a maps application. */
export const mapLinks = ({ latitude, longitude }: Position) =>
	[
		{ name: "googleMaps", url: `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}` },
		{ name: "appleMaps", url: `https://maps.apple.com/?ll=${latitude},${longitude}&q=${latitude},${longitude}` },
		{ name: "openStreetMap", url: `${MAP_SOURCE}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}` },
	] as const;
