import type { LegendEntry } from "./chartPlan";
import { pdfOf } from "./pdfOf";

const NAMESPACE = "http://www.w3.org/2000/svg";
const MARGIN = 24;
const LINE = 20;

export interface ChartImage {
  /** The drawing on the page. */
  readonly svg: SVGSVGElement;
  readonly title: string;
  /** Base and filter, below the drawing. */
  readonly note: string;
  readonly legend: readonly LegendEntry[];
  readonly colours: { readonly ground: string; readonly text: string };
  readonly fontFamily: string;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, text?: string): SVGElement {
  const node = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  if (text !== undefined) node.textContent = text;
  return node;
}

function wrapped(text: string, width: number): readonly string[] {
  const limit = Math.max(20, Math.floor(width / 8));
  return text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > limit) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
    return lines;
  }, []);
}

/** A page of its own for the drawing: title above, legend and note below, a ground behind. */
export function chartSvg({ svg, title, note, legend, colours, fontFamily }: ChartImage): SVGSVGElement {
  const { width, height } = svg.getBoundingClientRect();
  const titleLines = wrapped(title, width);
  const top = MARGIN + titleLines.length * LINE;
  const total = { width: width + 2 * MARGIN, height: top + height + (legend.length + 1) * LINE + 2 * MARGIN };
  const page = element("svg", {
    xmlns: NAMESPACE,
    ...total,
    viewBox: `0 0 ${total.width} ${total.height}`,
    "font-family": fontFamily,
    "font-size": 13,
  }) as SVGSVGElement;
  page.append(element("rect", { ...total, fill: colours.ground }));
  titleLines.forEach((line, index) => {
    page.append(
      element(
        "text",
        { x: MARGIN, y: MARGIN + (index + 0.6) * LINE, "font-size": 16, "font-weight": 600, fill: colours.text },
        line,
      ),
    );
  });
  const drawing = svg.cloneNode(true) as SVGSVGElement;
  // HTML inside makes other programs, and the canvas, refuse the drawing; the page's styles, which hide what follows the
  // pointer, don't travel along.
  for (const foreign of drawing.querySelectorAll("foreignObject, style, [class*=crosshairs]")) foreign.remove();
  for (const [key, value] of Object.entries({ x: MARGIN, y: top, width, height })) drawing.setAttribute(key, String(value));
  page.append(drawing);
  legend.forEach(({ label, colour }, index) => {
    const y = top + height + (index + 1) * LINE;
    page.append(element("rect", { x: MARGIN, y: y - 9, width: 10, height: 10, rx: 3, fill: colour }));
    page.append(element("text", { x: MARGIN + 18, y, fill: colours.text }, label));
  });
  page.append(element("text", { x: MARGIN, y: total.height - MARGIN + 6, fill: colours.text, opacity: 0.75 }, note));
  return page;
}

export function svgFile(page: SVGSVGElement): Blob {
  return new Blob([new XMLSerializer().serializeToString(page)], { type: "image/svg+xml" });
}

function loadedImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("The drawing can't be read as an image"));
    image.src = address;
  });
}

const SCALE = 2;
const JPEG_QUALITY = 0.92;

/** The page painted at twice its size, for sharp print. */
async function paintedPage(page: SVGSVGElement): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(svgFile(page));
  try {
    const image = await loadedImage(address);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(Number(page.getAttribute("width")) * SCALE);
    canvas.height = Math.round(Number(page.getAttribute("height")) * SCALE);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error("The drawing can't be painted")));
    canvas.toBlob(take, type, JPEG_QUALITY);
  });
}

export const pngFile = async (page: SVGSVGElement): Promise<Blob> => encoded(await paintedPage(page), "image/png");
export const jpegFile = async (page: SVGSVGElement): Promise<Blob> => encoded(await paintedPage(page), "image/jpeg");

/** A PDF of one sheet. @param title of the document */
export async function pdfFile(page: SVGSVGElement, title: string): Promise<Blob> {
  const canvas = await paintedPage(page);
  const jpeg = new Uint8Array(await (await encoded(canvas, "image/jpeg")).arrayBuffer());
  return new Blob([pdfOf({ jpeg, width: canvas.width, height: canvas.height, title })], { type: "application/pdf" });
}
