import type { ReactNode } from "react";
import { Ltr } from "../../../base/ui/page-parts.tsx";

export const Hash = ({ children }: { children: string }) => (
	<Ltr className="break-all font-mono text-sm">{children}</Ltr>
);

export const Line = ({ label, children }: { label: string; children: ReactNode }) => (
	<div>
		<dt className="text-sm text-soft">{label}</dt>
		<dd>{children}</dd>
	</div>
);
