import { useLocation } from "react-router";
import { useLocale } from "../../base/ui/use-locale.ts";
import { areaOf, areaPaths } from "../areas.ts";

/** Addresses of the area that this page belongs to, in its language. */
export const useArea = () => areaPaths(areaOf(useLocation().pathname), useLocale());
