import { useId } from "react";
import type { Point } from "../../shared/api/schemas";
import type { Sign } from "../../shared/point";
import { roomFor } from "../../shared/pointLimits";
import type { BoardProps } from "./boardProps";
import { SignMark } from "./Icon";

interface SignChoiceProps extends Pick<BoardProps, "labels" | "limits" | "points" | "t"> {
  readonly signs: readonly Sign[];
  readonly value: Sign;
  /** The point whose sign it is. @default that of the next point, with how many are left */
  readonly point?: Point;
  readonly onChoose: (sign: Sign) => void;
}

/** The two signs side by side. */
export function SignChoice({ labels, limits, points, t, signs, value, point, onChoose }: SignChoiceProps) {
  const name = useId();
  const roomOf = (sign: Sign) => roomFor({ ...limits, minPoints: 0 }, points, sign);
  return (
    <fieldset className="hm-signs">
      <legend className="hm-hidden">{t(point ? "heatMap.board.signOfPoint" : "heatMap.board.sign")}</legend>
      {signs.map((sign) => {
        const left = roomOf(sign);
        return (
          <label key={sign} className="hm-sign" data-full={left < 1 && sign !== value ? "" : undefined}>
            <input
              type="radio"
              name={name}
              checked={sign === value}
              disabled={point !== undefined && sign !== value && left < 1}
              onChange={() => onChoose(sign)}
            />
            <SignMark sign={sign} />
            <span className="hm-sign-text">
              <span>{labels[sign]}</span>
              {!point && (
                <span className="hm-sign-left">
                  {t("heatMap.board.left", {
                    smart_count: Math.max(left, 0),
                    most: sign === "POSITIVE" ? limits.maxPositive : limits.maxNegative,
                  })}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
