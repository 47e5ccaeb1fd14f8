/** Whether a control of the form shows something else than it was opened with. */
export function isChanged(form: HTMLFormElement | null): boolean {
	return [...(form?.elements ?? [])].some((control) => {
		if (control instanceof HTMLSelectElement) return [...control.options].some((o) => o.selected !== o.defaultSelected);
		if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
		if (!(control instanceof HTMLInputElement) || control.type === "hidden" || control.type === "file") return false;
		return control.type === "checkbox"
			? control.checked !== control.defaultChecked
			: control.value !== control.defaultValue;
	});
}
