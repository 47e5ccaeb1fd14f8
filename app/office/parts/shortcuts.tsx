import { useCallback } from "react";
import { useNavigate } from "react-router";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { tabText } from "../../records/tab-text.ts";
import { ShortcutsWindow } from "../../shell/shortcuts/shortcuts-window.tsx";
import { areaText } from "../area-text.ts";
import { findText } from "../find-text.ts";
import { tabs as allTabs, type Tab } from "../tabs.ts";
import { FIND_FIELD } from "./find-field.tsx";

/** The keys of the administration: `g` and a letter for each part that this person may open, and the search. */
export function Shortcuts({ tabs }: { tabs: Tab[] }) {
	const locale = useLocale();
	const labels = tabText(locale);
	const navigate = useNavigate();
	const run = useCallback(
		(keys: string) => {
			if (keys === "/") return focusSearch();
			if (keys === "g t") void navigate(pathIn(locale, "/admin"));
			const tab = allTabs.find(({ id, key }) => `g ${key}` === keys && tabs.includes(id));
			if (tab) void navigate(pathIn(locale, tab.page));
			return keys === "g t" || tab !== undefined;
		},
		[locale, navigate, tabs],
	);
	const keys = [
		{ key: "/", text: findText(locale).title },
		{ key: "G T", text: areaText(locale).today },
		...allTabs
			.filter(({ id }) => tabs.includes(id))
			.map(({ id, key }) => ({ key: `G ${key.toUpperCase()}`, text: labels[id] })),
	];
	return <ShortcutsWindow keys={keys} run={run} />;
}

function focusSearch(): boolean {
	const field = document.getElementById(FIND_FIELD);
	field?.focus();
	return field !== null;
}
