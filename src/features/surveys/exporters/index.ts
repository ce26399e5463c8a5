import type { Exporter } from "../../../schema/exporter";
import { limesurvey } from "./limesurvey";
import { own } from "./own";

/** In the order that they are offered in. */
export const exporters: readonly Exporter[] = [own, limesurvey];
