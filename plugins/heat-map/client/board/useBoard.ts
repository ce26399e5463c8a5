import { useState } from "react";
import type { Place, Point } from "../../shared/api/schemas";
import type { Sign } from "../../shared/point";
import { SIGNS } from "../../shared/point";
import { roomFor } from "../../shared/pointLimits";
import type { BoardProps } from "./boardProps";
import { placeText } from "./geometry/placeText";
import { type Change, undoing, withChange } from "./history";

/** What a board can do, and what it has just done. */
export interface Board {
  /** Of the next point. */
  readonly sign: Sign;
  readonly setSign: (sign: Sign) => void;
  /** Signs that can be given at all. */
  readonly signs: readonly Sign[];
  /** The point that is open. */
  readonly selected: Point | undefined;
  readonly select: (id: string | undefined) => void;
  /** What has just happened, for who doesn't see it. */
  readonly said: string;
  readonly say: (text: string) => void;
  /** What everybody is told: that there is no room, or what was deleted. */
  readonly notice: Notice | undefined;
  readonly canUndo: boolean;
  readonly undo: () => void;
  /** Places a point of the chosen sign and opens it. @returns whether there was room */
  readonly place: (place: Place) => boolean;
  readonly move: (point: Point, place: Place) => void;
  readonly turn: (point: Point, sign: Sign) => void;
  readonly remove: (point: Point) => void;
}

export interface Notice {
  readonly text: string;
  readonly canUndo: boolean;
}

/** Does what the person asks for by the board's properties, remembers it for undoing, and puts it into words. */
function useChanges({ points, limits, onPlace, onChange, onRemove, t }: BoardProps, tell: (text: string) => void) {
  const [history, setHistory] = useState<readonly Change[]>([]);
  const numberOf = (id: string) => points.findIndex((point) => point.id === id) + 1 || points.length + 1;

  const apply = (change: Change): string => {
    const point = "point" in change ? change.point : change.after;
    const said = { number: numberOf(point.id), place: placeText(point, t) };
    if (change.kind === "remove") onRemove(point.id);
    else if (change.kind === "place") onPlace(point);
    else onChange(point);
    return t(`heatMap.board.said.${change.kind}`, said);
  };

  const make = (change: Change) => {
    setHistory((before) => withChange(before, change));
    tell(apply(change));
  };

  const undo = () => {
    const [change] = history.slice(-1);
    if (!change) return;
    setHistory(history.slice(0, -1));
    const back = undoing(change, points);
    const returning = back && (back.kind === "place" ? back.point.sign : back.kind === "turn" ? back.after.sign : undefined);
    if (returning && roomFor({ ...limits, minPoints: 0 }, points, returning) < 1) return tell(t("heatMap.board.cannotUndo"));
    if (back) apply(back);
    tell(t(back ? "heatMap.board.said.undo" : "heatMap.board.cannotUndo"));
  };

  return { make, undo, canUndo: history.length > 0, numberOf };
}

/** The state of a board beside its points: the chosen sign, the open point, what was said and what can be undone. */
export function useBoard(props: BoardProps): Board {
  const { points, labels, limits, isReadOnly, t } = props;
  const signs = SIGNS.filter((sign) => (sign === "POSITIVE" ? limits.maxPositive : limits.maxNegative) > 0);
  const [chosen, setChosen] = useState<Sign>("POSITIVE");
  const [selectedId, setSelectedId] = useState<string>();
  const [said, setSaid] = useState("");
  const [notice, setNotice] = useState<Notice>();
  const changes = useChanges(props, setSaid);
  const sign = signs.includes(chosen) ? chosen : (signs[0] ?? chosen);
  const room = (wanted: Sign) => roomFor({ ...limits, minPoints: 0 }, points, wanted);

  const refuse = (wanted: Sign) => {
    const text = t("heatMap.board.full", { label: labels[wanted] });
    setNotice({ text, canUndo: false });
    setSaid(text);
    return false;
  };

  return {
    sign,
    setSign: setChosen,
    signs,
    selected: points.find(({ id }) => id === selectedId),
    select: setSelectedId,
    said,
    say: setSaid,
    notice,
    canUndo: changes.canUndo && !isReadOnly,
    undo: () => {
      setNotice(undefined);
      changes.undo();
    },
    place: (place) => {
      if (isReadOnly) return false;
      if (room(sign) < 1) return refuse(sign);
      const point: Point = { id: crypto.randomUUID(), ...place, sign, explanation: "" };
      setNotice(undefined);
      changes.make({ kind: "place", point });
      setSelectedId(point.id);
      return true;
    },
    move: (before, { x, y }) => {
      if (isReadOnly || (before.x === x && before.y === y)) return;
      changes.make({ kind: "move", before, after: { ...before, x, y } });
    },
    turn: (before, wanted) => {
      if (isReadOnly || before.sign === wanted) return;
      if (room(wanted) < 1) return void refuse(wanted);
      changes.make({ kind: "turn", before, after: { ...before, sign: wanted } });
    },
    remove: (point) => {
      if (isReadOnly) return;
      setNotice({ text: t("heatMap.board.said.remove", { number: changes.numberOf(point.id) }), canUndo: true });
      changes.make({ kind: "remove", point });
      setSelectedId(undefined);
    },
  };
}
