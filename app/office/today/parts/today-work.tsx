import type { Today } from "../today.server.ts";
import { AccountsCard, RolesCard } from "./accounts-cards.tsx";
import { DatesCard } from "./dates-card.tsx";
import { DraftsCard } from "./drafts-card.tsx";
import { EmailsCard } from "./emails-card.tsx";
import { JustApproved, LicencesCard } from "./licences-card.tsx";
import { MessagesCard } from "./messages-card.tsx";
import { ResultsCard } from "./results-card.tsx";
import { TransfersCard } from "./transfers-card.tsx";

/** Work that one press ends, by kind. */
export const TodayWork = ({ approved, ...work }: Today) => (
	<>
		<JustApproved approved={approved} />
		<div className="mt-8 mb-4 gap-4 empty:hidden lg:columns-2">
			<ResultsCard {...work.results} />
			<DatesCard {...work.dates} />
			<LicencesCard {...work.licences} />
			<TransfersCard {...work.transfers} />
			<MessagesCard {...work.messages} />
			<DraftsCard {...work.drafts} />
			<RolesCard {...work.roles} />
			<AccountsCard {...work.accounts} />
			<EmailsCard {...work.emails} />
		</div>
	</>
);
