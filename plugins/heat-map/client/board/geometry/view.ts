import type { Place } from "../../../shared/api/schemas";
import { percentOf } from "../../../shared/point";

/** The part of an image that is in view. Shares of the image, so that it stays the same part whatever the size of the window. */
export interface View {
  /** 1: the whole image; 2: half its width and half its height. */
  readonly zoom: number;
  /** Left and upper edge of the part, 0 to 1. */
  readonly x: number;
  readonly y: number;
}

/** Within what the image is drawn: shares of its width from the left and of its height from the top, 0 to 1. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: View = { zoom: 1, x: 0, y: 0 };
export const LARGEST_ZOOM = 6;
export const ZOOM_STEP = 1.5;
/** Of the part in view, between its edge and what is brought into it. */
const MARGIN = 0.1;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The nearest view that shows nothing beyond the image's edges. */
function within({ zoom, x, y }: View): View {
  const fitting = clamp(zoom, 1, LARGEST_ZOOM);
  const most = 1 - 1 / fitting;
  return { zoom: fitting, x: clamp(x, 0, most), y: clamp(y, 0, most) };
}

/** Where on the image a spot of the frame is, in percent; beyond the edges, the edge. */
export function placeAt({ zoom, x, y }: View, spot: Spot): Place {
  return { x: percentOf(x + spot.x / zoom), y: percentOf(y + spot.y / zoom) };
}

/** Where in the frame a place of the image is; outside of 0 to 1 where it isn't in view. */
export function spotOf({ zoom, x, y }: View, place: Place): Spot {
  return { x: (place.x / 100 - x) * zoom, y: (place.y / 100 - y) * zoom };
}

/** Whether a place can be seen. */
export function isInView(view: View, place: Place): boolean {
  const { x, y } = spotOf(view, place);
  const isInside = (share: number) => share > -1e-6 && share < 1 + 1e-6;
  return isInside(x) && isInside(y);
}

/** Nearer or farther, with what is under `anchor` staying there. */
export function zoomBy(view: View, factor: number, anchor: Spot = { x: 0.5, y: 0.5 }): View {
  const zoom = clamp(view.zoom * factor, 1, LARGEST_ZOOM);
  const shift = 1 / view.zoom - 1 / zoom;
  return within({ zoom, x: view.x + anchor.x * shift, y: view.y + anchor.y * shift });
}

/** The image moved by shares of the frame, as a finger moves it. */
export function panBy(view: View, by: Spot): View {
  return within({ ...view, x: view.x - by.x / view.zoom, y: view.y - by.y / view.zoom });
}

/** A place moved by shares of the frame. */
export function movePlace({ zoom }: View, place: Place, by: Spot): Place {
  return { x: percentOf(place.x / 100 + by.x / zoom), y: percentOf(place.y / 100 + by.y / zoom) };
}

/** The view with a place in it, moved no further than it takes. */
export function showPlace(view: View, place: Place): View {
  const margin = MARGIN / view.zoom;
  const size = 1 / view.zoom;
  const along = (start: number, percent: number) => clamp(start, percent / 100 - size + margin, percent / 100 - margin);
  return within({ ...view, x: along(view.x, place.x), y: along(view.y, place.y) });
}
