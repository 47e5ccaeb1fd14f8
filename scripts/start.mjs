// npm start: all set-up and the main job.
import { build, install, runUntilEnd } from "./prepare.mjs";

install();
build();
runUntilEnd(["server.ts"], { NODE_ENV: "production" });
