import { areasIn } from "../../../../../src/shared/area";
import { isJsonObject, type Json } from "../../../../../src/shared/json";
import type { Link, Screen } from "../../../questions/imagePath/imagePathQuestion";

/** What the browser knows of a screen. */
export type WalkedScreen = Pick<Screen, "code" | "image" | "links"> & {
  readonly label: Screen["label"];
  readonly isGoal: boolean;
};

const isLink = (area: object): area is Link => "to" in area && typeof area.to === "string";

/** The screens of a question's element; what is none is left out. */
export function screensIn(value: Json | undefined): readonly WalkedScreen[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: Json): readonly WalkedScreen[] => {
    if (!isJsonObject(item) || typeof item.code !== "string" || typeof item.image !== "string") return [];
    const { code, image, links, isGoal } = item;
    return [{ code, image, label: {}, links: areasIn(links).filter(isLink), isGoal: isGoal === true }];
  });
}
