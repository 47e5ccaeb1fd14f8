import type { Today } from "../today.server.ts";
import { DatesCard } from "./dates-card.tsx";
import { EmailsCard } from "./emails-card.tsx";
import { JustApproved, LicencesCard } from "./licences-card.tsx";
import { ResultsCard } from "./results-card.tsx";
import { TransfersCard } from "./transfers-card.tsx";

/** Work that one press ends, by kind. */
export const TodayWork = ({ results, dates, licences, approved, transfers, emails }: Today) => (
	<>
		<JustApproved approved={approved} />
		<div className="mb-4 gap-4 empty:hidden lg:columns-2">
			<ResultsCard {...results} />
			<DatesCard {...dates} />
			<LicencesCard {...licences} />
			<TransfersCard {...transfers} />
			<EmailsCard {...emails} />
		</div>
	</>
);
