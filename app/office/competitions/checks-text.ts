import { defineText } from "../../base/locale/text.ts";

/** The checks of line-ups that a group has of its own. */
export const groupChecksText = defineText({
	checks: { ar: "ما يُشترط في اللاعبين", en: "What players need" },
	checksHint: {
		ar: "اتركه فارغًا ليسري شرط الموسم. لغيره اكتب ما يلزم من: licence roster stint class higher:3، أو none لئلا يُشترط شيء.",
		en: "Leave it empty for what the season asks. Otherwise some of: licence roster stint class higher:3, or none to ask for nothing.",
	},
});
