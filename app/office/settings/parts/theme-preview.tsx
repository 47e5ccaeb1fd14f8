import { useEffect, useRef } from "react";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { type Colours, themeOf } from "../../../settings/brand/theme.ts";
import { settingsWords } from "../settings-words.ts";

/** The grounds of a page by day and by night, which are the same for every federation (app/styles.css). */
const grounds = { paper: ["#faf8f3", "#0c1411"], ink: ["#14211b", "#edf3ef"], line: ["#e2ded3", "#283730"] } as const;

type Props = { title: string; names: Record<keyof Colours, string>; saved: Colours };

/**
 * How pages look in the chosen colours, by day and by night; it follows the fields of these names in its form as they
 * change. While one of them is no colour, and without scripts, it shows the saved ones.
 */
export function ThemePreview({ title, names, saved }: Props) {
	const t = settingsWords(useLocale());
	const box = useRef<HTMLElement>(null);
	const [ofColour, ofAccent, colour, accent] = [names.colour, names.accent, saved.colour, saved.accent];
	useEffect(() => {
		const fields = box.current?.closest("form");
		if (!fields || !box.current) return;
		const { style } = box.current;
		const typed = (name: string) => fields.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value.trim() ?? "";
		const show = () => {
			const chosen = { colour: typed(ofColour), accent: typed(ofAccent) };
			const areColours = Object.values(chosen).every((each) => /^#[0-9a-f]{6}$/i.test(each));
			const theme = themeOf(areColours ? chosen : { colour, accent });
			for (const [name, [light, dark]] of Object.entries({ ...grounds, ...theme }))
				style.setProperty(`--color-${name}`, `light-dark(${light},${dark})`);
		};
		show();
		fields.addEventListener("input", show);
		return () => fields.removeEventListener("input", show);
	}, [ofColour, ofAccent, colour, accent]);
	return (
		<section ref={box} aria-label={t.preview} className="grid gap-4 sm:grid-cols-2">
			{(["previewLight", "previewDark"] as const).map((theme) => (
				<div
					key={theme}
					className={`overflow-hidden rounded-xl border border-line bg-paper text-ink ${theme === "previewLight" ? "scheme-light" : "scheme-dark"}`}
				>
					<div className="court p-4">
						<p className="font-bold">{t[theme]}</p>
						<p className="text-sm text-soft">{title}</p>
						<span className="button-ball mt-3">{t.previewButton}</span>
					</div>
					<p className="flex flex-wrap items-center gap-4 p-4">
						<span className="link">{t.previewLink}</span>
						<span className="button">{t.previewButton}</span>
					</p>
				</div>
			))}
		</section>
	);
}
