import type { Exporter } from "../../../schema/exporter";
import { own } from "./own";
import { surveyjs } from "./surveyjs";

/** In the order that they are offered in. */
export const exporters: readonly Exporter[] = [own, surveyjs];
