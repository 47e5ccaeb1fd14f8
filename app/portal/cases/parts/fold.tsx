import { type ReactNode, useEffect, useRef } from "react";

type PartProps = { title: string; note?: string; open?: boolean; children: ReactNode };

/** A part of a case that is read when it is wanted; on paper it is always open. */
export function FoldedPart({ title, note, open, children }: PartProps) {
	return (
		<details open={open} className="card">
			<summary className="cursor-pointer px-5 py-3">
				<h2 className="inline text-lg">{title}</h2>
				{note && <span className="ms-2 text-sm text-soft">{note}</span>}
			</summary>
			<div className="px-5 pt-1 pb-5">{children}</div>
		</details>
	);
}

type FormProps = PartProps & { danger?: boolean };

/**
 * A form behind a button. It is open when there is something to correct, and when the browser brought back what was
 * typed.
 */
export function FoldedForm({ title, note, open, danger, children }: FormProps) {
	const details = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const typed = details.current?.querySelector("textarea")?.value;
		if (typed && details.current) details.current.open = true;
	}, []);
	return (
		<details ref={details} open={open} className="group open:basis-full">
			<summary className={`button-quiet marker:content-none ${danger ? "text-loss" : ""}`}>
				{title}
				{note && <span className="text-sm font-normal text-soft">{note}</span>}
			</summary>
			<div className="mt-4">{children}</div>
		</details>
	);
}
