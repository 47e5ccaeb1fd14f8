// npm run dev: the sources, with reload and demo data.
import { install, runUntilEnd } from "./prepare.mjs";

install();
runUntilEnd(["server.ts", "--dev"], { NODE_ENV: "development" });
