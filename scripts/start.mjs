// npm start: all set-up and the main job.
import { build, install, runUntilEnd } from "./prepare.mjs";

install();
await build();
runUntilEnd(["server.ts"], { NODE_ENV: "production" });
