import type { ReactNode } from "react";
import { FileControl } from "../../base/ui/fields/file-control.tsx";

type Props = { name: string; label: string; accept: string; problem?: ReactNode };

/** Takes one file; its id is its name. A problem is read out at once. */
export function FileField({ name, label, accept, problem }: Props) {
	return (
		<div>
			<label htmlFor={name} className="mb-1 block font-semibold">
				{label}
			</label>
			<FileControl
				id={name}
				name={name}
				accept={accept}
				required
				aria-invalid={problem ? true : undefined}
				aria-describedby={problem ? `${name}-problem` : undefined}
			/>
			{problem && (
				<p id={`${name}-problem`} role="alert" className="mt-1 font-semibold text-loss">
					{problem}
				</p>
			)}
		</div>
	);
}
