import { optionalText } from "../forms/form-fields.ts";
import { machineText } from "../typed/machine-text.ts";

/** Degrees; south and west are negative. */
export type Position = { latitude: number; longitude: number };

const DECIMAL = /^-?\d{1,3}(\.\d{1,12})?$/;
const DIGITS_KEPT = 5; // about a metre

/** Reads a position as maps copy it (`24.7136, 46.6753`), in either kind of digits; undefined for anything else. */
export function readPosition(text: string): Position | undefined {
	const parts = machineText(text)
		.replaceAll("٫", ".")
		.split(/[\s,،]+/);
	if (parts.length !== 2 || !parts.every((part) => DECIMAL.test(part))) return undefined;
	const [latitude = 0, longitude = 0] = parts.map((part) => Number(Number(part).toFixed(DIGITS_KEPT)));
	return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

const written = (text: string) => {
	const position = readPosition(text);
	return position && `${position.latitude},${position.longitude}`;
};

/** A position in one field, or none; kept as `24.7136,46.6753`. */
export const optionalPosition = () =>
	optionalText(60)
		.refine((text) => text === null || readPosition(text) !== undefined, "notAPlace")
		.transform((text) => (text && written(text)) || null);
