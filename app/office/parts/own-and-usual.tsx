import type { ReactNode } from "react";
import { pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { RowLink } from "../../base/ui/row-link.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { Panel } from "../../records/parts/panel.tsx";
import { recordsText } from "../../records/text.ts";

/** An own rule of the federation has an id; the usual ones, which each federation finds, have none. */
type Listed = { id?: number; code: string; name: string; name_ar: string; source: string | null };

type Props<L extends Listed> = {
	own: readonly L[];
	usual: readonly L[];
	text: Record<"title" | "lead" | "add" | "copy" | "own" | "usual" | "noOwn", string>;
	/** The pages of a rule; `new` is the id of one that is added. */
	edit: (id: string) => string;
	remove: (id: string) => string;
	note?: (listed: L) => string;
	children: (listed: L) => ReactNode;
};

/** Rules as staff see them: the federation's own, to edit and delete, and the usual ones; each can be copied. */
export function OwnAndUsual<L extends Listed>({ own, usual, text, ...row }: Props<L>) {
	const locale = useLocale();
	const list = (rules: readonly L[]) => (
		<ul className="card divide-y divide-line">
			{rules.map((listed) => (
				<Row key={listed.code} listed={listed} copy={text.copy} {...row} />
			))}
		</ul>
	);
	return (
		<Panel title={text.title} close={pathIn(locale, "/admin/league")}>
			<div className="space-y-6 p-5 sm:p-7">
				<div className="flex flex-wrap items-center justify-between gap-4">
					<p className="max-w-prose text-soft">{text.lead}</p>
					<a href={row.edit("new")} className="button" data-first="">
						{text.add}
					</a>
				</div>
				<section>
					<h3 className="mb-2 font-bold">{text.own}</h3>
					{own.length === 0 ? <p className="text-soft">{text.noOwn}</p> : list(own)}
				</section>
				<section>
					<h3 className="mb-2 font-bold">{text.usual}</h3>
					{list(usual)}
				</section>
			</div>
		</Panel>
	);
}

type RowProps<L extends Listed> = Pick<Props<L>, "edit" | "remove" | "note" | "children"> & { listed: L; copy: string };

function Row<L extends Listed>({ listed, copy, edit, remove, note, children }: RowProps<L>) {
	const locale = useLocale();
	const t = recordsText(locale);
	const name = pick(locale, listed, "name");
	const id = listed.id === undefined ? undefined : String(listed.id);
	return (
		<li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4">
			<div className="min-w-0 flex-1 basis-60">
				<h4 className="font-semibold">
					<bdi>{name}</bdi>
				</h4>
				{children(listed)}
				<p className="text-sm text-soft">
					<Ltr>{listed.code}</Ltr>
					{note && <> · {note(listed)}</>}
					{listed.source && <> · {listed.source}</>}
				</p>
			</div>
			<RowLink to={`${edit("new")}?copy=${encodeURIComponent(listed.code)}`} label={copy} of={name} />
			{id && (
				<>
					<RowLink to={edit(id)} label={t.edit} of={name} />
					<RowLink to={remove(id)} label={t.delete} of={name} className="button-quiet text-loss" />
				</>
			)}
		</li>
	);
}
