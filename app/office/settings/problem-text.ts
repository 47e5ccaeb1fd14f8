import { defineText } from "../../base/locale/text.ts";

/** Problems of the settings' forms. */
export const settingsProblems = defineText({});
