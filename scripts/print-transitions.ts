/**
 * Prints the table of transitions as SQL. After a change of `app/complaints/case/case-flow.ts`, put the output into a new file in migrations/:
 * `npm run --silent transitions > migrations/<next number>-<what changed>.sql`.
 */
import { transitionsSql } from "../app/complaints/case/case-flow-sql.ts";

process.stdout.write(transitionsSql());
