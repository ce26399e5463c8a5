import type { Sign } from "../../../shared/point";
import { type DensityField, densityAt } from "./densityField";
import { heatColour, mixedColour, type Rgba } from "./heatColours";

export type Layers = Readonly<Partial<Record<Sign, DensityField>>>;

export interface Painting {
  readonly image: CanvasImageSource;
  readonly layers: Layers;
  /** What counts as the densest: that of all panels side by side. */
  readonly most: number;
  /** Of the density, 0 to 1. */
  readonly opacity: number;
  /** Whether the image is greyed and lightened, so that the density stands out. */
  readonly isDimmed: boolean;
}

/** Where to paint, in pixels of the canvas. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Colours for each part of the fine grid, in each direction. */
const FINER = 3;
const DIMMED = "rgba(255, 255, 255, 0.45)";

function paintImage(context: CanvasRenderingContext2D, { image, isDimmed }: Painting, frame: Frame): void {
  const { left, top, width, height } = frame;
  // Transparent parts of an image are white on screens of either mode, as on paper.
  context.fillStyle = "#ffffff";
  context.fillRect(left, top, width, height);
  context.drawImage(image, left, top, width, height);
  if (!isDimmed) return;
  // Takes the colours out, where `filter` isn't known, too.
  context.globalCompositeOperation = "saturation";
  context.fillStyle = "#808080";
  context.fillRect(left, top, width, height);
  context.globalCompositeOperation = "source-over";
  context.fillStyle = DIMMED;
  context.fillRect(left, top, width, height);
}

function colourAt({ POSITIVE, NEGATIVE }: Layers, [x, y]: readonly [number, number], most: number): Rgba {
  const shareOf = (field: DensityField | undefined) => (field ? densityAt(field, x, y) / most : 0);
  if (POSITIVE && NEGATIVE) return mixedColour(shareOf(POSITIVE), shareOf(NEGATIVE));
  return POSITIVE ? heatColour("POSITIVE", shareOf(POSITIVE)) : heatColour("NEGATIVE", shareOf(NEGATIVE));
}

/** The density as a picture of its own, coloured finely enough to be drawn larger without steps. */
function densityPicture({ layers, most, opacity }: Painting): HTMLCanvasElement | undefined {
  const field = layers.POSITIVE ?? layers.NEGATIVE;
  if (!field || most === 0) return undefined;
  const [width, height] = [field.columns * FINER, field.rows * FINER];
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const picture = context.createImageData(width, height);
  for (let at = 0; at < width * height; at += 1) {
    const place = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height] as const;
    const [red, green, blue, alpha] = colourAt(layers, place, most);
    picture.data.set([red, green, blue, Math.round(alpha * opacity * 255)], at * 4);
  }
  context.putImageData(picture, 0, 0);
  return canvas;
}

/** Paints an image with its density over it. */
export function paintHeatMap(context: CanvasRenderingContext2D, painting: Painting, frame: Frame): void {
  context.save();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "high";
  paintImage(context, painting, frame);
  const picture = densityPicture(painting);
  if (picture) context.drawImage(picture, frame.left, frame.top, frame.width, frame.height);
  context.restore();
}
