import type { ReactNode } from "react";
import { pick, pickName } from "../../../base/locale/locale.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { clubsText } from "../text.ts";

type Club = {
	hall: string | null;
	hall_ar: string | null;
	address: string | null;
	address_ar: string | null;
	training: string | null;
	training_ar: string | null;
	age_groups: string | null;
	age_groups_ar: string | null;
	newcomers: string | null;
	newcomers_ar: string | null;
	email: string | null;
	website: string | null;
	social: string | null;
};

/**
 * Facts for people who want to play here, nothing of them where the club says nothing in this language, and beside them
 * what is next.
 */
export function VisitClub({ club, children }: { club: Club; children: ReactNode }) {
	const locale = useLocale();
	const t = clubsText(locale);
	const said = (column: "address" | "training" | "age_groups" | "newcomers") => pick(locale, club, column);
	const [hall, address, newcomers] = [pickName(locale, club, "hall"), said("address"), said("newcomers")];
	const online = [club.website, club.social].flatMap((url) => url ?? []);
	const facts: { label: string; value: ReactNode }[] = [
		{ label: t.training, value: said("training") },
		{ label: t.ageGroups, value: said("age_groups") },
		{ label: t.hall, value: [hall, address].filter(Boolean).join("\n") },
		{
			label: t.contact,
			value: club.email && (
				<a className="link" href={`mailto:${club.email}`}>
					<Ltr>{club.email}</Ltr>
				</a>
			),
		},
		{
			label: t.links,
			value: online.length > 0 && (
				<ul>
					{online.map((url) => (
						<li key={url}>
							<a className="link break-all" href={url} rel="noopener nofollow ugc">
								<Ltr>{withoutScheme(url)}</Ltr>
							</a>
						</li>
					))}
				</ul>
			),
		},
	].filter(({ value }) => value);
	const hasFacts = facts.length > 0 || Boolean(newcomers);
	return (
		<div className="border-b border-line bg-sunken">
			<div className={`wide grid gap-x-8 gap-y-7 py-6 sm:py-10 ${hasFacts ? "lg:grid-cols-[1.2fr_1fr]" : ""}`}>
				{hasFacts && (
					<section aria-labelledby="visit">
						<h2 id="visit" className="mb-3 text-xl">
							{t.visit}
						</h2>
						{newcomers && (
							<p className="card mb-5 border-s-4 border-s-brand p-4 sm:p-5">
								<strong className="block text-brand">{t.newcomers}</strong>
								{newcomers}
							</p>
						)}
						<dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
							{facts.map(({ label, value }) => (
								<div key={label}>
									<dt className="text-sm text-soft">{label}</dt>
									<dd className="whitespace-pre-line">{value}</dd>
								</div>
							))}
						</dl>
					</section>
				)}
				{children}
			</div>
		</div>
	);
}

const withoutScheme = (url: string) => url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
