import { useEffect, useRef } from "react";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { themeOf } from "../../../settings/brand/theme.ts";
import { ownColours } from "../../../settings/defaults.ts";
import { settingsWords } from "../settings-words.ts";

/** The grounds of a page by day and by night, which are the same for every federation (app/styles.css). */
const grounds = { paper: ["#faf8f3", "#0c1411"], ink: ["#14211b", "#edf3ef"], line: ["#e2ded3", "#283730"] } as const;

type Props = { form: string; values: Record<string, string> };

/**
 * How the pages look in the chosen colours, by day and by night; it follows the two fields as they change. Without
 * scripts it shows the saved colours.
 */
export function BrandPreview({ form, values }: Props) {
	const t = settingsWords(useLocale());
	const box = useRef<HTMLElement>(null);
	const { colour, accent } = { ...ownColours, ...values };
	useEffect(() => {
		const fields = document.getElementById(form);
		if (!fields || !box.current) return;
		const { style } = box.current;
		const read = (name: string, saved: string) =>
			fields.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value || saved;
		const show = () => {
			const theme = themeOf({ colour: read("colour", colour), accent: read("accent", accent) });
			for (const [name, [light, dark]] of Object.entries({ ...grounds, ...theme }))
				style.setProperty(`--color-${name}`, `light-dark(${light},${dark})`);
		};
		show();
		fields.addEventListener("input", show);
		return () => fields.removeEventListener("input", show);
	}, [form, colour, accent]);
	return (
		<section ref={box} aria-label={t.preview} className="grid gap-4 sm:grid-cols-2">
			{(["previewLight", "previewDark"] as const).map((theme) => (
				<div
					key={theme}
					className={`overflow-hidden rounded-xl border border-line bg-paper text-ink ${theme === "previewLight" ? "scheme-light" : "scheme-dark"}`}
				>
					<div className="court p-4">
						<p className="font-bold">{t[theme]}</p>
						<p className="text-sm text-soft">{t.brandPart}</p>
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
