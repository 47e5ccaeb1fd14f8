import { useLocale } from "../../../base/ui/use-locale.ts";
import { ownColours } from "../../../settings/defaults.ts";
import { settingsWords } from "../settings-words.ts";
import { ThemePreview } from "./theme-preview.tsx";

const names = { colour: "colour", accent: "accent" };

/** How the pages look in the federation's two colours. */
export function BrandPreview({ values }: { values: Record<string, string> }) {
	const t = settingsWords(useLocale());
	return <ThemePreview title={t.brandPart} names={names} saved={{ ...ownColours, ...values }} />;
}
