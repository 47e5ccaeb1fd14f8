import { textNamed } from "../../../base/locale/text.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { useLocale, useText } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { representationText } from "../../../complaints/case/represented/representation-text.ts";
import { caseText } from "../../../complaints/case/text.ts";
import { longDraftFields } from "../../../complaints/submitting/fields/complaint-form.ts";
import { textChoices } from "../../../complaints/submitting/merging/choices.ts";
import type { StoredText } from "../../../complaints/submitting/merging/kept-texts.server.ts";
import { mergingText } from "../merging-text.ts";

type Props = { texts: StoredText[]; values: Record<string, string>; labels: Record<string, string> };

/** Fields of which a draft has two texts: both side by side, and a button for each choice. */
export function StoredTexts({ texts, values, labels }: Props) {
	const t = useText(mergingText);
	if (texts.length === 0) return null;
	return (
		<section
			aria-labelledby="two-texts"
			tabIndex={-1}
			className="space-y-5 rounded-xl border-2 border-ball bg-draw-tint p-4"
		>
			{/* Enter in a field presses the first button: that is the one that leads on. */}
			<button type="submit" name="intent" value="next" className="sr-only" tabIndex={-1} aria-hidden="true" />
			<div>
				<h2 id="two-texts" className="text-lg">
					{t.twoTexts}
				</h2>
				<p>
					{t.bothKept} {t.choose}
				</p>
			</div>
			{texts.map((text) => (
				<TwoTexts key={text.id} text={text} present={values[text.field] ?? ""} label={labels[text.field] ?? ""} />
			))}
		</section>
	);
}

function TwoTexts({ text, present, label }: { text: StoredText; present: string; label: string }) {
	const t = useText(mergingText);
	const { id, field, body, kept_at } = text;
	const choices = textChoices.filter((choice) => choice !== "join" || longDraftFields.includes(field));
	return (
		<div>
			<h3 className="font-semibold">{label}</h3>
			<div className="mt-2 grid gap-4 md:grid-cols-2">
				<Text title={t.inForm} field={field} body={present} />
				<Text title={t.other} field={field} body={body}>
					{t.replacedAt} <Moment at={kept_at} />
				</Text>
			</div>
			<p className="mt-3 flex flex-wrap gap-3">
				{choices.map((choice) => (
					<button
						key={choice}
						type="submit"
						name="intent"
						value={`${choice}:${id}`}
						className="button-quiet"
						aria-label={`${t[choice]}: ${label}`}
					>
						{t[choice]}
					</button>
				))}
			</p>
		</div>
	);
}

type TextProps = { title: string; field: string; body: string; children?: React.ReactNode };

function Text({ title, field, body, children }: TextProps) {
	const locale = useLocale();
	const t = mergingText(locale);
	const choices: Record<string, Record<string, unknown>> = {
		dispute_type: caseText(locale),
		represented_as: representationText(locale),
	};
	const shown = body && choices[field] ? textNamed(choices[field], body) : body;
	return (
		<figure className="rounded-lg border border-line bg-surface p-3">
			<figcaption className="mb-1 text-sm text-soft">
				<span className="font-semibold text-ink">{title}</span> {children}
			</figcaption>
			<Written className="max-h-72 overflow-y-auto">{shown || t.empty}</Written>
		</figure>
	);
}
