import { existsSync } from "node:fs";

/** Where a Chromium may be, the preferred one first: the headless shell takes half the processor time of the whole browser. */
const places = [
	process.env.CHROMIUM_PATH,
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
];

/** The browser of the journeys; undefined when the machine has none. */
export const chromium = () => places.find((place) => place && existsSync(place));
