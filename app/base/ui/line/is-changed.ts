/** Whether a control of the form shows something else than it was opened with. */
export function isChanged(form: HTMLFormElement | null): boolean {
	return [...(form?.elements ?? [])].some((control) => {
		if (control instanceof HTMLSelectElement) return isOtherChoice(control);
		if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
		if (!(control instanceof HTMLInputElement) || control.type === "hidden" || control.type === "file") return false;
		return control.type === "checkbox"
			? control.checked !== control.defaultChecked
			: control.value !== control.defaultValue;
	});
}

/** A select of one that names no choice opens with its first. */
function isOtherChoice({ options, multiple, selectedIndex }: HTMLSelectElement): boolean {
	if (!multiple && ![...options].some((option) => option.defaultSelected)) return selectedIndex > 0;
	return [...options].some((option) => option.selected !== option.defaultSelected);
}
