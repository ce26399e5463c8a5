import type { Exporter } from "../../../survey/exchange/exporter";
import type { ExportFormat } from "../shared/exportFormats";
import { limesurvey } from "./limesurvey";
import { own } from "./own";
import { surveyjs } from "./surveyjs";

export const exporters: Readonly<Record<ExportFormat, Exporter>> = { sondeo: own, surveyjs, limesurvey };
