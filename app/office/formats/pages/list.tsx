import { requires } from "../../../accounts/sign-in/guards.server.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { allFormats } from "../../../league/formats/formats.server.ts";
import { OwnAndUsual } from "../../parts/own-and-usual.tsx";
import { FormatInWords } from "../parts/format-in-words.tsx";
import { formatsText } from "../text.ts";
import type { Route } from "./+types/list";

export const middleware = [requires("league.manage")];
export const handle = { js: true, title: (locale: Locale) => formatsText(locale).title };

export async function loader() {
	const formats = await allFormats();
	return { own: formats.filter(({ id }) => id !== undefined), usual: formats.filter(({ id }) => id === undefined) };
}

export default function Formats({ loaderData: { own, usual } }: Route.ComponentProps) {
	const locale = useLocale();
	return (
		<OwnAndUsual
			{...{ own, usual }}
			text={formatsText(locale)}
			edit={(id) => pathIn(locale, "/admin/league/formats/:id", { id })}
			remove={(id) => pathIn(locale, "/admin/league/formats/:id/delete", { id })}
		>
			{(format) => <FormatInWords format={format} />}
		</OwnAndUsual>
	);
}
