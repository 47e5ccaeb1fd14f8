/**
 * Prints the table of transitions as SQL. After a change of `app/complaints/case/flow/case-flow.ts`:
 * `npm run --silent transitions > migrations/functions/case-moves.sql`; the next start applies it.
 */
import { transitionsSql } from "../app/complaints/case/flow/case-flow-sql.ts";

process.stdout.write(transitionsSql());
