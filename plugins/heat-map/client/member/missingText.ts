import type { MemberImage } from "../../shared/api/member";
import { isImageDone, roomFor } from "../../shared/pointLimits";
import type { Translate } from "../board/boardProps";

/** What an image still asks for, in words. */
export function missingText(image: MemberImage, t: Translate): { readonly text: string; readonly isDone: boolean } {
  const { points, minPoints } = image;
  if (points.length < minPoints)
    return { text: t("heatMap.member.pointsMissing", { smart_count: minPoints - points.length }), isDone: false };
  if (!isImageDone(image, points)) {
    const unexplained = points.filter(({ explanation }) => explanation.trim() === "").length;
    return { text: t("heatMap.member.explanationsMissing", { smart_count: unexplained }), isDone: false };
  }
  const isFull = roomFor(image, points, "POSITIVE") < 1 && roomFor(image, points, "NEGATIVE") < 1;
  return { text: t(isFull ? "heatMap.member.imageFull" : "heatMap.member.imageComplete"), isDone: true };
}
