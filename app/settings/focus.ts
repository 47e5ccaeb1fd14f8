/** Parts of a picture that stay in sight where it is cropped. */
export const focusPoints = [
	"centre",
	"top",
	"bottom",
	"left",
	"right",
	"top-left",
	"top-right",
	"bottom-left",
	"bottom-right",
] as const;
export type FocusPoint = (typeof focusPoints)[number];
