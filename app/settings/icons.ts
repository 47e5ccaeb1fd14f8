import type { FrameSettings } from "./frame-settings.ts";

/** Sides of the icons in pixels: of a tab, of a phone's home screen (Apple, then the web manifest's two). */
export const iconSizes = [64, 180, 192, 512] as const;

/** The address of an icon; it changes with the logo. */
export const iconPath = (size: (typeof iconSizes)[number], { logo_url }: Pick<FrameSettings, "logo_url">): string =>
	`/brand/icon/${size}.png?v=${/([0-9a-f]+)-\d+x\d+\.webp$/.exec(logo_url ?? "")?.[1] ?? ""}`;

/** The address of the style sheet with the federation's colours; it changes with them. */
export const themePath = ({ colour, accent }: Pick<FrameSettings, "colour" | "accent">): string =>
	`/brand/colours.css?v=${colour.slice(1)}-${accent.slice(1)}`;
