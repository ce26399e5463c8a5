import type { HeatMapImage } from "../../shared/api/schemas";
import type { HeatMapRules, HeatMapSettings, Picture, TeamHeatMap } from "../../shared/api/settings";

const LIMITS = { maxPositive: 3, maxNegative: 3, minPoints: 1 };

export function settingsIn({ labels, isRandomOrder, images }: TeamHeatMap): HeatMapSettings {
  return { labels, isRandomOrder, images };
}

/** A file's name as people say it. */
function titleOf(fileName: string): string {
  return fileName
    .replace(/\.[^.]+$/, "")
    .replace(/[_-]+/g, " ")
    .trim()
    .slice(0, 200);
}

/** What is asked of the last image is asked of a new one, too. */
export function withImage(
  settings: HeatMapSettings,
  { mostImages, askWhy }: HeatMapRules,
  { name, picture: { url, width, height } }: { readonly name: string; readonly picture: Picture },
): HeatMapSettings {
  const { maxPositive, maxNegative, minPoints, explanationRequired } = settings.images.at(-1) ?? {
    ...LIMITS,
    explanationRequired: askWhy,
  };
  const image: HeatMapImage = {
    id: crypto.randomUUID(),
    title: titleOf(name),
    instructions: "",
    image: url,
    width,
    height,
    maxPositive,
    maxNegative,
    minPoints,
    explanationRequired,
  };
  return settings.images.length < mostImages ? { ...settings, images: [...settings.images, image] } : settings;
}

export function withChanged(settings: HeatMapSettings, id: string, change: Partial<HeatMapImage>): HeatMapSettings {
  return { ...settings, images: settings.images.map((image) => (image.id === id ? { ...image, ...change } : image)) };
}

export function without(settings: HeatMapSettings, id: string): HeatMapSettings {
  return { ...settings, images: settings.images.filter((image) => image.id !== id) };
}

/** @param by -1 one place earlier, 1 later */
export function withMoved(settings: HeatMapSettings, id: string, by: -1 | 1): HeatMapSettings {
  const images = [...settings.images];
  const from = images.findIndex((image) => image.id === id);
  const to = from + by;
  const [moved] = images.splice(from, 1);
  if (!moved || to < 0 || to > images.length) return settings;
  images.splice(to, 0, moved);
  return { ...settings, images };
}

/** What keeps an image from being saved; a key of the texts. */
export function imageFault({ title, maxPositive, maxNegative, minPoints }: HeatMapImage): string | undefined {
  if (title.trim() === "") return "heatMap.setup.noTitle";
  if (maxPositive + maxNegative === 0) return "heatMap.setup.noPoints";
  return minPoints > maxPositive + maxNegative ? "heatMap.setup.minAboveMax" : undefined;
}

/** What keeps a heat map from being saved; a key of the texts. */
export function faultOf({ labels, images }: HeatMapSettings): string | undefined {
  if (images.length === 0) return "heatMap.setup.noImage";
  if (labels.POSITIVE.trim() === "" || labels.NEGATIVE.trim() === "") return "heatMap.setup.noLabel";
  return images.map(imageFault).find(Boolean);
}
