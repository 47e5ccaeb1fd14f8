import { type RefObject, useEffect, useState } from "react";

type Values = Record<string, string | undefined>;

/**
 * A fact about the values of the form around an element, kept up to date while its user types. `read` depends on them
 * and on nothing that changes; `initial` are those that the page came with.
 */
export function useFormValues<Fact>(
	inside: RefObject<Element | null>,
	initial: Values,
	read: (values: Values) => Fact,
) {
	const [fact, setFact] = useState(() => read(initial));
	useEffect(() => {
		const form = inside.current?.closest("form");
		if (!form) return;
		const look = () => {
			const next = read(textsIn(form));
			// Most letters change nothing: the same fact is drawn once.
			setFact((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
		};
		look(); // typed before the script came
		form.addEventListener("input", look);
		return () => form.removeEventListener("input", look);
	}, [inside, read]);
	return fact;
}

const textsIn = (form: HTMLFormElement): Values =>
	Object.fromEntries(
		[...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
	);
