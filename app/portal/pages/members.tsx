import { Outlet } from "react-router";
import { signedIn } from "../../accounts/sign-in/guards.server.ts";

/** Pages that only signed-in people reach; each of them says what for. */
export const middleware = [signedIn];
export default Outlet;
