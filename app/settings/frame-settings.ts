import type { Settings } from "./defaults.ts";

export type FrameSettings = ReturnType<typeof frameOf>;

/** The settings that every page needs, without those that only the pages about them show. */
export function frameOf(settings: Settings) {
	const { lead, lead_ar, description, description_ar, founded, address, address_ar, position, ...named } = settings;
	const { about, about_ar, vision, vision_ar, mission, mission_ar, members, clubs, years, ...untold } = named;
	const { values, history, board, regulations, achievements, partners, holidays, ...pictured } = untold;
	const { hero_url, hero_focus_x, hero_focus_y, ...frame } = pictured;
	return frame;
}

type PressFacts = Pick<Settings, "logo_url" | "press_email" | "press_phone">;

/** Whether there is something for the press: a logo, or a contact of its own. */
export const hasPressPage = ({ logo_url, press_email, press_phone }: PressFacts) =>
	Boolean(logo_url || press_email || press_phone);
