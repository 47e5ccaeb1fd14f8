import type { ReactNode } from "react";
import { href } from "react-router";
import { inLocale } from "../locale/locale.ts";
import { commonText } from "./text.ts";
import { useLocale } from "./use-locale.ts";

export type Crumb = { label: string; path?: string };

type HeaderProps = {
	crumbs: Crumb[];
	title: ReactNode;
	lead?: string;
	/** The line is for wide screens: a control of a phone says the same. */
	isLeadWide?: boolean;
	children?: ReactNode;
};

/** The page's breadcrumb, its title and a line about it, in a slim row: what people came for begins right below. */
export function PageHeader({ crumbs, title, lead, isLeadWide = false, children }: HeaderProps) {
	return (
		<header className="border-b border-line bg-surface">
			<div className="wide py-4 sm:py-6">
				<Breadcrumbs crumbs={crumbs} />
				<h1 dir="auto" className="mt-1 text-2xl sm:text-3xl">
					{title}
				</h1>
				{lead && <p className={`max-w-2xl text-soft ${isLeadWide ? "max-sm:hidden" : ""}`}>{lead}</p>}
				{children}
			</div>
		</header>
	);
}

/** The way from the home page to this one; a crumb without a path is this page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
	const t = commonText(useLocale());
	return (
		<nav aria-label={t.breadcrumbs} className="text-sm text-soft print:hidden">
			<ol className="flex flex-wrap gap-x-2">
				{crumbs.map(({ label, path }, i) => (
					<li key={label} className="flex gap-x-2">
						{path ? (
							<a href={path} className="underline-offset-4 hover:underline">
								{label}
							</a>
						) : (
							<span aria-current="page">{label}</span>
						)}
						{i < crumbs.length - 1 && <span aria-hidden="true">/</span>}
					</li>
				))}
			</ol>
		</nav>
	);
}

/** First crumb of every page. */
export function useHomeCrumb(): Crumb {
	const locale = useLocale();
	return { label: commonText(locale).home, path: inLocale(locale, href("/")) };
}

/** A part of a page under its own heading, with a link to all of it. */
export function Section({
	id,
	title,
	more,
	children,
}: {
	id: string;
	title: string;
	more?: { label: string; path: string };
	children: ReactNode;
}) {
	return (
		<section aria-labelledby={id} className="wide py-10 sm:py-14">
			<div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<h2 id={id} className="text-2xl">
					{title}
				</h2>
				{more && (
					<a href={more.path} className="link">
						{more.label}
					</a>
				)}
			</div>
			{children}
		</section>
	);
}

/** Nothing to show, and what to do about it. */
type EmptyProps = { title: string; text?: string; heading?: "p" | "h1" | "h2"; children?: ReactNode };
export function Empty({ title, text, heading: Heading = "p", children }: EmptyProps) {
	return (
		<div data-empty="" className="card flex flex-col items-center gap-2 px-6 py-14 text-center">
			<Heading className="text-xl font-semibold">{title}</Heading>
			{text && <p className="max-w-prose text-soft">{text}</p>}
			{children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
		</div>
	);
}

/** Numbers, email addresses, scores: left to right in any surrounding text. */
export const Ltr = ({ children, className }: { children: ReactNode; className?: string }) => (
	<bdi dir="ltr" className={className}>
		{children}
	</bdi>
);
