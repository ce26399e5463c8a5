import type { Place } from "../../../shared/api/schemas";
import type { Translate } from "../boardProps";

const ROWS = ["top", "middle", "bottom"] as const;
const COLUMNS = ["Left", "Centre", "Right"] as const;

const thirdOf = (percent: number) => Math.min(Math.floor(percent / (100 / 3)), 2);

/** The ninth of the image that a place is in: last part of a key below `heatMap.board.places`. */
export function ninthOf({ x, y }: Place): string {
  return `${ROWS[thirdOf(y)]}${COLUMNS[thirdOf(x)]}`;
}

/** A place in words: "top left (12 %, 8 %)". */
export function placeText(place: Place, t: Translate): string {
  const [x, y] = [Math.round(place.x), Math.round(place.y)];
  return t("heatMap.board.place", { where: t(`heatMap.board.places.${ninthOf(place)}`), x, y });
}
