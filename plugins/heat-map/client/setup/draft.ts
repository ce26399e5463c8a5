import type { HeatMapImage } from "../../shared/api/schemas";
import type { HeatMapRules, HeatMapSettings, Picture, TeamHeatMap } from "../../shared/api/settings";

const LIMITS = { maxPositive: 3, maxNegative: 3, minPoints: 1 };

export function settingsIn({ labels, isRandomOrder, images }: TeamHeatMap): HeatMapSettings {
  return { labels, isRandomOrder, images };
}

/** Names that cameras and programs give, which say nothing of the picture. */
const NAMELESS =
  /^(img|images?|imagen|imagem|immagine|afbeelding|dsc[nf]?|pxl|photo|foto|pic|picture|screenshot|scan|untitled)?[\s\d().]*$/i;

/** A file's name as people say it; empty where it says nothing. */
function titleOf(fileName: string): string {
  const name = fileName
    .replace(/\.[^.]+$/, "")
    .replace(/[_-]+/g, " ")
    .trim();
  return NAMELESS.test(name) ? "" : name.slice(0, 200);
}

interface NewImage {
  /** Of the file. */
  readonly name: string;
  /** What it is called where that says nothing. @param place from 1 */
  readonly numbered: (place: number) => string;
  readonly picture: Picture;
}

/** What is asked of the last image is asked of a new one, too. */
export function withImage(
  settings: HeatMapSettings,
  { mostImages, askWhy }: HeatMapRules,
  { name, numbered, picture: { url, width, height } }: NewImage,
): HeatMapSettings {
  const { maxPositive, maxNegative, minPoints, explanationRequired } = settings.images.at(-1) ?? {
    ...LIMITS,
    explanationRequired: askWhy,
  };
  const image: HeatMapImage = {
    id: crypto.randomUUID(),
    title: titleOf(name) || numbered(settings.images.length + 1),
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
