import { useRef, useState } from "react";
import type { FormState } from "../../base/forms/form-state.ts";
import { Field } from "../../base/ui/fields/fields.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { STAFF_PASSWORD_MIN } from "../passwords/password.ts";
import { passwordText } from "../passwords/text.ts";

type Meter = { check: (password: string) => { score: number } };
type Score = 0 | 1 | 2 | 3 | 4;

/** Loaded with the first keystroke, never before. */
async function loadMeter(): Promise<Meter> {
	const [{ ZxcvbnFactory }, { commonWords }] = await Promise.all([
		import("@zxcvbn-ts/core"),
		import("../passwords/common-words.ts"),
	]);
	return new ZxcvbnFactory({ dictionary: { common: commonWords } });
}

/** A new password, typed twice, with a meter beside it. Nothing of it leaves the browser before the form is sent. */
type Props = { form: string; state?: FormState; label?: string; least?: number };
export function NewPassword({ form, state, label, least = STAFF_PASSWORD_MIN }: Props) {
	const t = passwordText(useLocale());
	const meter = useRef<Promise<Meter>>(undefined);
	const [score, setScore] = useState<Score>();
	async function judge(password: string) {
		meter.current ??= loadMeter();
		const { check } = await meter.current.then((loaded) => ({ check: loaded.check.bind(loaded) }));
		setScore(password ? (check(password.slice(0, 100)).score as Score) : undefined);
	}
	return (
		<>
			<div>
				<Field
					form={form}
					name="password"
					label={label ?? t.password}
					type="password"
					autoComplete="new-password"
					hint={t.passwordHint(least)}
					state={state}
					onInput={judge}
				/>
				<p aria-live="polite" className="mt-2 min-h-7 text-sm">
					{score !== undefined && (
						<>
							<meter
								min={-1}
								max={4}
								low={1}
								high={2}
								optimum={4}
								value={score}
								aria-label={t.strength}
								className="w-40"
							/>{" "}
							{t.strength}: <strong>{t[`strength${score}`]}</strong>
						</>
					)}
				</p>
			</div>
			<Field
				form={form}
				name="confirm_password"
				label={t.confirmPassword}
				type="password"
				autoComplete="new-password"
				state={state}
			/>
		</>
	);
}
