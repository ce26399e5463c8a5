import { useTheme } from "@mui/material";
import { datedFileName, failureText, fetchFile, saveFile, useNotice, useTexts } from "../../../../../src/client/kit/console";
import { csvDelimiter } from "../../../../../src/shared/csv/csvDelimiter";
import type { Sign } from "../../../shared/point";
import type { NamedDensity } from "../compare/useGroups";
import { usePicture } from "../density/usePicture";
import type { ImageResultsProps } from "../imageResultsProps";
import { cellsCsv } from "../table/cellsCsv";
import { useFormats } from "../useFormats";
import { useLayers } from "../useLayers";
import { paintMapImage, pngOf } from "./mapImage";

export interface ExportProps extends Pick<ImageResultsProps, "activityId" | "title" | "heatMap" | "image" | "view"> {
  readonly groups: readonly NamedDensity[];
  readonly signs: readonly Sign[];
}

const HEADS = ["image", "cell", "column", "row", "group", "base", "members", "share", "low", "high", "points"] as const;

/** What is seen as a PNG, its figures and all points as CSV. */
export function useExports({ activityId, title, heatMap, image, view, groups, signs }: ExportProps) {
  const { t, language } = useTexts();
  const { typography } = useTheme();
  const formats = useFormats();
  const notice = useNotice();
  const { image: picture } = usePicture(image.image);
  const { layers, most } = useLayers(groups, signs);
  const { labels } = heatMap;

  const figuresOf = ({ density, name }: NamedDensity) =>
    [
      t("heatMap.results.export.group", { group: name, smart_count: density.base, base: formats.count(density.base) }),
      ...signs.map((sign) => {
        const { share, points } = density.total[sign];
        return t("heatMap.results.canvasSign", { sign: labels[sign], share: formats.share(share), points });
      }),
    ].join(" · ");

  async function png() {
    if (!picture) return;
    const painted = paintMapImage({
      title,
      notes: [image.title, ...groups.map(figuresOf)],
      picture,
      panels: groups.map(({ name }, at) => ({ caption: name, layers: layers[at] ?? {} })),
      most,
      opacity: view.opacity / 100,
      isDimmed: view.isDimmed,
      legend: {
        signs: signs.map((sign) => ({ sign, name: labels[sign] })),
        few: t("heatMap.results.legend.few"),
        many: t("heatMap.results.legend.many"),
        shared: t("heatMap.results.legend.shared"),
      },
      fontFamily: typography.fontFamily ?? "sans-serif",
    });
    saveFile(await pngOf(painted), datedFileName(`${title} ${image.title}`, "png"));
  }

  function cells() {
    const heads = Object.fromEntries(HEADS.map((head) => [head, t(`heatMap.results.csv.${head}`)])) as Record<
      (typeof HEADS)[number],
      string
    >;
    const content = cellsCsv({ image: image.title, groups, labels, heads, delimiter: csvDelimiter(language) });
    const name = datedFileName(`${title} ${image.title} ${t("heatMap.results.export.cellsName")}`, "csv");
    saveFile(new Blob([content], { type: "text/csv;charset=utf-8" }), name);
  }

  async function points() {
    saveFile(await fetchFile(`/api/activities/${activityId}/heatmap/points.csv`), datedFileName(title, "csv"));
  }

  async function telling(work: () => Promise<void> | void) {
    try {
      await work();
    } catch (error) {
      notice(failureText(error, t), "error");
    }
  }

  return { png: () => telling(png), cells: () => telling(cells), points: () => telling(points) };
}
