import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useLocale } from "../use-locale.ts";
import { fileText } from "./file-text.ts";

/**
 * A control for files in the words of the page: a browser has its own, in the language of its menus. Those are covered
 * once scripts run, which say the names of the files that were chosen.
 */
export function FileControl({ ref, onChange, ...input }: ComponentProps<"input">) {
	const t = fileText(useLocale());
	const asks = input.capture ? t.takePhoto : input.multiple ? t.chooseFiles : t.chooseFile;
	const own = useRef<HTMLInputElement>(null);
	const [chosen, setChosen] = useState("");
	const look = () => setChosen([...(own.current?.files ?? [])].map(({ name }) => name).join(", "));
	useEffect(look); // the form around it may have emptied it
	return (
		<span className="control file-control">
			<input
				{...input}
				type="file"
				ref={(element) => {
					own.current = element;
					if (typeof ref === "function") ref(element);
					else if (ref) ref.current = element;
				}}
				onChange={(event) => {
					onChange?.(event);
					look();
				}}
			/>
			<span aria-hidden="true">{asks}</span>
			<bdi aria-hidden="true">{chosen || t.noFile}</bdi>
		</span>
	);
}
