import type { ReactNode } from "react";
import { type Message, Toast } from "../../base/ui/toast/toast.tsx";
import { useFlash } from "../../base/ui/toast/use-flash.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { shellText } from "../text.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { SkipLink } from "./skip-link.tsx";

type Props = {
	year: number;
	/** A menu of its own that a part of the site has under the common one. */
	bar?: ReactNode;
	/** The message of a part of the site about the last action, beside the messages of every page. */
	message?: Message;
	/** Where people have one thing to do, the foot is a line. */
	isSlim?: boolean;
	children: ReactNode;
};

/** Head and foot of every page that is not the administration's. */
export function Frame({ year, bar, message, isSlim = false, children }: Props) {
	const t = shellText(useLocale());
	const messages: Record<string, Message> = {
		"training-asked": { title: t.trainingTitle, text: t.trainingText },
		"contact-sent": { title: t.sentTitle, text: t.sentText },
		"newsletter-asked": { title: t.newsletterAsked, text: t.newsletterAskedText },
		"signed-out": { title: t.signedOut },
	};
	return (
		<div className="flex min-h-dvh flex-col">
			<SkipLink />
			<Header />
			{bar}
			<Toast message={messages[useFlash() ?? ""] ?? message} />
			<main id="content" tabIndex={-1} className="flex-1 outline-none">
				{children}
			</main>
			<Footer year={year} isSlim={isSlim} />
		</div>
	);
}
