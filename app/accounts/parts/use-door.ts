import { useLocation } from "react-router";
import { useLocale } from "../../base/ui/use-locale.ts";
import { doorOf, doorPaths } from "../doors.ts";

/** Addresses of the door that this page belongs to, in its language. */
export const useDoor = () => doorPaths(doorOf(useLocation().pathname), useLocale());
