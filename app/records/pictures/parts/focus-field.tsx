import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { sourcesOf } from "../../../base/files/pictures/picture-url.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { type Focus, Picture } from "../../../base/ui/picture/picture.tsx";
import { usePictureBase } from "../../../base/ui/picture/use-picture-base.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { RecordState } from "../../editing/record-state.ts";
import { focusText } from "../focus-text.ts";

type Control = ComponentProps<typeof Field>;
type Props = {
	x: Control;
	y: Control;
	/** The name of the control with the picture's address. */
	picture: string;
	state: RecordState;
};

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));
const STEP = 5;
const steps: Record<string, Focus> = {
	ArrowLeft: { x: -STEP, y: 0 },
	ArrowRight: { x: STEP, y: 0 },
	ArrowUp: { x: 0, y: -STEP },
	ArrowDown: { x: 0, y: STEP },
};

/**
 * The point that crops keep: two numbers, which every browser can send, and with a script the picture itself, to click
 * on or to move a mark on with the arrow keys. The crops beside it show the effect.
 */
export function FocusField({ x, y, picture, state }: Props) {
	const t = focusText(useLocale());
	const here = useRef<HTMLFieldSetElement>(null);
	const [point, setPoint] = useState<Focus>(() => pointIn(state.values[x.name], state.values[y.name]));
	const [url, setUrl] = useState(state.values[picture] ?? "");
	const control = (name: string) => {
		const found = here.current?.querySelector(`[name=${name}]`);
		return found instanceof HTMLInputElement ? found : undefined;
	};
	useEffect(() => {
		const form = here.current?.closest("form");
		if (!form) return;
		const look = () => {
			const values = new FormData(form);
			setPoint(pointIn(values.get(x.name), values.get(y.name)));
			setUrl(String(values.get(picture) ?? ""));
		};
		form.addEventListener("input", look);
		form.addEventListener("focusin", look); // an upload types nothing
		return () => {
			form.removeEventListener("input", look);
			form.removeEventListener("focusin", look);
		};
	}, [x.name, y.name, picture]);

	function choose(chosen: Focus) {
		for (const [name, value] of [[x.name, chosen.x] as const, [y.name, chosen.y] as const]) {
			const input = control(name);
			if (input) input.value = String(within(value));
		}
		here.current?.dispatchEvent(new Event("input", { bubbles: true }));
	}
	function click(event: MouseEvent<HTMLButtonElement>) {
		if (event.detail === 0) return; // a key pressed the button
		const box = event.currentTarget.getBoundingClientRect();
		choose({ x: ((event.clientX - box.left) / box.width) * 100, y: ((event.clientY - box.top) / box.height) * 100 });
	}
	function press(event: KeyboardEvent) {
		const step = steps[event.key];
		if (!step) return;
		event.preventDefault();
		choose({ x: point.x + step.x, y: point.y + step.y });
	}

	const shown = sourcesOf(url, usePictureBase());
	return (
		<fieldset ref={here} className="space-y-3">
			<legend className="font-semibold">{t.focus}</legend>
			<p className="text-sm text-soft">{t.hint}</p>
			{shown && (
				<div className="flex flex-wrap items-start gap-4">
					<button
						type="button"
						onClick={click}
						onKeyDown={press}
						aria-label={t.mark(point.x, point.y)}
						className="relative block w-full max-w-sm cursor-crosshair overflow-hidden rounded-xl"
					>
						<img src={shown.src} width={shown.width} height={shown.height} alt="" className="block h-auto w-full" />
						<Mark {...point} />
					</button>
					<Crops url={url} point={point} />
				</div>
			)}
			<div className="grid gap-5 sm:grid-cols-2">
				<Field {...x} numeric dir="ltr" />
				<Field {...y} numeric dir="ltr" />
			</div>
		</fieldset>
	);
}

/** A page may have no styles in its markup: the drawing has the place of the mark as numbers. */
const Mark = ({ x, y }: Focus) => (
	<svg aria-hidden="true" className="absolute inset-0 size-full">
		<circle cx={`${x}%`} cy={`${y}%`} r="14" fill="none" stroke="#000" strokeOpacity=".55" strokeWidth="6" />
		<circle cx={`${x}%`} cy={`${y}%`} r="14" fill="none" stroke="#fff" strokeWidth="3" />
		<circle cx={`${x}%`} cy={`${y}%`} r="3" fill="#fff" />
	</svg>
);

function Crops({ url, point }: { url: string; point: Focus }) {
	const t = focusText(useLocale());
	return (
		<div className="space-y-2" aria-hidden="true">
			<p className="text-sm font-semibold">{t.crops}</p>
			<div className="flex items-start gap-2">
				<Picture url={url} sizes="160px" focus={point} className="aspect-video w-36 rounded-lg object-cover" />
				<Picture url={url} sizes="160px" focus={point} className="aspect-square w-20 rounded-lg object-cover" />
			</div>
		</div>
	);
}

function pointIn(x: unknown, y: unknown): Focus {
	const read = (value: unknown) => {
		const number = typeof value === "string" && value.trim() ? Number(value) : Number.NaN;
		return Number.isFinite(number) ? within(number) : 50;
	};
	return { x: read(x), y: read(y) };
}
