import { z } from "zod";

/** The hidden field of a form for a text: how many texts of its kind the page shows with it. */
export const shown = z.coerce.number().int().min(0).optional().catch(undefined);
