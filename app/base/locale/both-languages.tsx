import { Outlet } from "react-router";

/** Gives every page below it two addresses: `/news` and `/en/news`. */
export default function BothLanguages() {
	return <Outlet />;
}
