import type { MouseEvent } from "react";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { TemplateUse } from "../../complaints/templates/template.ts";
import type { TemplateTitle } from "../../complaints/templates/templates.server.ts";
import { templateText } from "../../complaints/templates/text.ts";

type Props = {
	templates: TemplateTitle[];
	use: TemplateUse;
	reference: string;
	/** The form and the field into which the text goes; its id is made of both. */
	form: string;
	field: string;
};

/**
 * Inserts a template into a field of the form around it: at the caret with scripts; without them the form is sent, and
 * comes back with what was typed and the text behind it.
 */
export function TemplatePicker({ templates, use, reference, form, field }: Props) {
	const locale = useLocale();
	const t = templateText(locale);
	const fitting = templates.filter(({ used_for }) => used_for === use);
	if (fitting.length === 0) return null;
	const id = `${form}-template`;
	const press = (event: MouseEvent<HTMLButtonElement>) => {
		const button = event.currentTarget;
		const area = document.getElementById(`${form}-${field}`);
		const chosen = button.form?.elements.namedItem("template");
		if (!(area instanceof HTMLTextAreaElement) || !(chosen instanceof HTMLSelectElement)) return;
		event.preventDefault();
		if (!chosen.value) return chosen.focus();
		const due = button.form?.elements.namedItem("due_on");
		const dueOn = due instanceof HTMLInputElement ? due.value : "";
		const path = pathIn(locale, "/complaints/admin/case/:caseReference/templates/:id", {
			caseReference: reference,
			id: chosen.value,
		});
		// Not the sign-in page, to which an ended session leads, nor the page of a proxy.
		const isText = ({ ok, headers }: Response) => ok && /^text\/plain\b/.test(headers.get("content-type") ?? "");
		fetch(`${path}?due_on=${encodeURIComponent(dueOn)}`, { redirect: "manual" })
			.then((answer) => (isText(answer) ? answer.text() : Promise.reject(answer)))
			.then((text) => insertAt(area, text))
			.catch(() => button.form?.requestSubmit(button)); // the server says what is wrong
	};
	return (
		<div className="flex flex-wrap items-end gap-2">
			<div className="min-w-0 flex-1">
				<label htmlFor={id} className="mb-1 block text-sm font-semibold">
					{t.choose}
				</label>
				<select id={id} name="template" className="control">
					<option value="">{t.chooseOne}</option>
					{fitting.map((template) => (
						<option key={template.id} value={template.id}>
							{template.title}
						</option>
					))}
				</select>
			</div>
			<button type="submit" name="insert" value={field} onClick={press} className="button-quiet">
				{t.insert}
			</button>
		</div>
	);
}

/** In place of what is selected; `input` tells those who watch the field. */
function insertAt(area: HTMLTextAreaElement, text: string) {
	area.focus();
	area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
	area.dispatchEvent(new Event("input", { bubbles: true }));
}
