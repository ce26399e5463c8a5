import type { Sign } from "../../../shared/point";
import { legendColours, sharedColour } from "../density/heatColours";
import { type Layers, paintHeatMap } from "../density/paintHeatMap";

/** A group's density and what stands above it. */
export interface MapPanel {
  readonly caption: string;
  readonly layers: Layers;
}

export interface MapImage {
  readonly title: string;
  /** Image, people and figures, below the title. */
  readonly notes: readonly string[];
  readonly picture: HTMLImageElement;
  readonly panels: readonly MapPanel[];
  readonly most: number;
  readonly opacity: number;
  readonly isDimmed: boolean;
  readonly legend: {
    readonly signs: readonly { readonly sign: Sign; readonly name: string }[];
    readonly few: string;
    readonly many: string;
    readonly shared: string;
  };
  readonly fontFamily: string;
}

const MARGIN = 32;
const GAP = 24;
const LINE = 26;
/** Of one panel, in pixels: wide enough for a slide. */
const PANEL = 1_200;
const INK = "#161a23";
const MUTED = "#4d5566";

function write(context: CanvasRenderingContext2D, text: string, at: readonly [x: number, y: number], style: string): void {
  context.font = style;
  context.fillText(text, ...at);
}

/** Shortens a text to what fits. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let short = text;
  while (short !== "" && context.measureText(`${short}…`).width > width) short = short.slice(0, -1);
  return `${short}…`;
}

function paintLegend(context: CanvasRenderingContext2D, { legend, fontFamily }: MapImage, y: number): void {
  const font = `16px ${fontFamily}`;
  let x = MARGIN;
  const say = (text: string, colour = INK) => {
    context.fillStyle = colour;
    write(context, text, [x, y + 13], font);
    x += context.measureText(text).width + 10;
  };
  const swatch = (width: number, colours: readonly string[]) => {
    const gradient = context.createLinearGradient(x, 0, x + width, 0);
    for (const [at, colour] of colours.entries()) gradient.addColorStop(at / Math.max(1, colours.length - 1), colour);
    context.fillStyle = gradient;
    context.fillRect(x, y, width, 14);
    context.strokeStyle = "#c7ccd6";
    context.strokeRect(x, y, width, 14);
    x += width + 10;
  };
  for (const { sign, name } of legend.signs) {
    say(`${sign === "POSITIVE" ? "+" : "−"} ${name}:`);
    say(legend.few, MUTED);
    swatch(120, legendColours(sign));
    say(legend.many, MUTED);
    x += 24;
  }
  if (legend.signs.length < 2) return;
  swatch(24, [sharedColour(), sharedColour()]);
  say(legend.shared);
}

/** A picture to show elsewhere: title, notes, the image with its density for each group, legend. On white, as for print. */
export function paintMapImage(map: MapImage): HTMLCanvasElement {
  const { title, notes, picture, panels, most, opacity, isDimmed, fontFamily } = map;
  const panelHeight = Math.round((PANEL * picture.naturalHeight) / Math.max(1, picture.naturalWidth));
  const isNamed = panels.length > 1;
  const top = MARGIN + 40 + notes.length * LINE + 12 + (isNamed ? LINE : 0);
  const canvas = document.createElement("canvas");
  canvas.width = 2 * MARGIN + panels.length * PANEL + (panels.length - 1) * GAP;
  canvas.height = top + panelHeight + 22 + LINE + MARGIN;
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = INK;
  context.font = `600 28px ${fontFamily}`;
  write(context, fitted(context, title, canvas.width - 2 * MARGIN), [MARGIN, MARGIN + 26], context.font);
  context.fillStyle = MUTED;
  for (const [at, note] of notes.entries()) {
    context.font = `17px ${fontFamily}`;
    write(context, fitted(context, note, canvas.width - 2 * MARGIN), [MARGIN, MARGIN + 36 + (at + 0.8) * LINE], context.font);
  }
  for (const [at, { caption, layers }] of panels.entries()) {
    const left = MARGIN + at * (PANEL + GAP);
    context.fillStyle = INK;
    if (isNamed) write(context, caption, [left, top - 10], `600 18px ${fontFamily}`);
    const frame = { left, top, width: PANEL, height: panelHeight };
    paintHeatMap(context, { image: picture, layers, most, opacity, isDimmed }, frame);
  }
  paintLegend(context, map, top + panelHeight + 22);
  return canvas;
}

/** @throws Error where the browser can't make a file of it, as of one that is too large */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture can't be painted"))), "image/png");
  });
}
