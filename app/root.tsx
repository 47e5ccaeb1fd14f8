import { use } from "react";
import { Links, Meta, Outlet, Scripts, useLocation, useMatches } from "react-router";
import type { Route } from "./+types/root";
import { origin, pictureBase } from "./base/config.server.ts";
import { flashOf } from "./base/http/flash.server.ts";
import { pathIn } from "./base/locale/path.ts";
import { handleOf } from "./base/page-cache/route-table.ts";
import { Failure } from "./base/ui/failure.tsx";
import { type HeadData, htmlAttributes } from "./base/ui/head/page-meta.ts";
import { keepPage } from "./base/ui/line/keep-page.ts";
import { LineStatus } from "./base/ui/line/line-status.tsx";
import { useAnswerKey } from "./base/ui/line/use-line.ts";
import type { PictureData } from "./base/ui/picture/use-picture-base.ts";
import type { FlashData } from "./base/ui/toast/use-flash.ts";
import arabicFont from "./fonts/readex-pro-arabic.woff2?url";
import latinFont from "./fonts/readex-pro-latin.woff2?url";
import { ownColours } from "./settings/defaults.ts";
import { iconPath, themePath } from "./settings/icons.ts";
import { frameSettings } from "./settings/settings.server.ts";
import { type SettingsData, useSettings } from "./settings/use-settings.ts";
import { ErrorPage } from "./shell/parts/error-page.tsx";
import stylesheet from "./styles.css?url";

export const loader = async ({
	request,
}: Route.LoaderArgs): Promise<HeadData & FlashData & PictureData & SettingsData> => {
	const settings = await frameSettings();
	return {
		origin: origin(),
		siteName: { ar: settings.name_ar, en: settings.name },
		pictures: pictureBase(),
		flash: flashOf(request),
		settings,
	};
};

// The Arabic page needs both fonts at once (digits are Latin); the English one needs one.
const preload = (href: string) => (
	<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
);

const reloadWhenEdited =
	`import { createHotContext } from "/@vite/client"; ` +
	`createHotContext("/scriptless").on("scriptless:update", () => location.reload())`;

export function Layout({ children }: { children: React.ReactNode }) {
	const { pathname } = useLocation();
	const settings = useSettings();
	const hasOwnColours = settings.colour !== ownColours.colour || settings.accent !== ownColours.accent;
	const attributes = htmlAttributes(pathname);
	const { isScriptless } = use(Failure);
	const handles = useMatches().map(handleOf);
	const asksForScripts = handles.some((handle) => handle?.js);
	const js = asksForScripts && !isScriptless;
	return (
		<html {...attributes} data-scripts={js ? "" : undefined}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{handles.some((handle) => handle?.embed) && <base target="_blank" />}
				<meta name="theme-color" content={settings.colour} />
				{attributes.lang === "ar" && preload(arabicFont)}
				{preload(latinFont)}
				<link rel="stylesheet" href={stylesheet} />
				{hasOwnColours && <link rel="stylesheet" href={themePath(settings)} />}
				{settings.logo_url ? (
					<link rel="icon" href={iconPath(64, settings)} type="image/png" />
				) : (
					<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				)}
				<link rel="apple-touch-icon" href={settings.logo_url ? iconPath(180, settings) : "/apple-touch-icon.png"} />
				<link rel="manifest" href={pathIn(attributes.lang, "/site.webmanifest")} />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				{js && <LineStatus />}
				{js && <Scripts />}
				{!js && import.meta.env.DEV && (
					// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, in development only
					<script type="module" dangerouslySetInnerHTML={{ __html: reloadWhenEdited }} />
				)}
			</body>
		</html>
	);
}

export const clientMiddleware = [keepPage];

export default function Root() {
	return <Outlet key={useAnswerKey()} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}
