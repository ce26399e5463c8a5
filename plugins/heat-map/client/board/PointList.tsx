import type { BoardProps } from "./boardProps";
import { PointItem, type PointItemProps } from "./PointItem";

interface PointListProps extends Omit<PointItemProps, "point" | "number" | "isOpen">, Pick<BoardProps, "points"> {
  /** Id of the point that is open beside the image. */
  readonly openId: string | undefined;
}

/** The points as a list, numbered as on the image: all that can be done there can be done here. */
export function PointList({ points, openId, ...item }: PointListProps) {
  const { isReadOnly, t } = item;
  if (points.length === 0) return <p className="hm-empty">{t(isReadOnly ? "heatMap.board.noPoints" : "heatMap.board.empty")}</p>;
  return (
    <section className="hm-list" aria-label={t("heatMap.board.list")}>
      <p className="hm-list-title">{t("heatMap.board.listTitle", { smart_count: points.length })}</p>
      <ol>
        {points.map((point, index) => (
          <PointItem {...item} key={point.id} point={point} number={index + 1} isOpen={point.id === openId} />
        ))}
      </ol>
    </section>
  );
}
