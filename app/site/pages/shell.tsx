import { Outlet } from "react-router";
import { Frame } from "../../shell/parts/frame.tsx";
import type { Route } from "./+types/shell";

export const loader = () => ({ year: new Date().getUTCFullYear() });

/** The frame of every public page. */
export default function Shell({ loaderData }: Route.ComponentProps) {
	return (
		<Frame year={loaderData.year}>
			<Outlet />
		</Frame>
	);
}
