import type { Sign } from "../../shared/point";

const PATHS = {
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  undo: "M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3",
  bin: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  whole: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  pencil: "M5 19l1-4L16 5l3 3L9 18zM14 7l3 3",
  alert: "M12 8v5m0 3.500h.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
  waiting: "M12 7v5l3 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
} as const;

/** A line icon; decoration only. The board carries no icon library, for it stands in two apps. */
export function Icon({ name, size = 20 }: { readonly name: keyof typeof PATHS; readonly size?: number }) {
  return (
    <svg
      className="hm-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A sign by its shape as well as its colour: plus in a circle, minus in a square. */
export function SignMark({ sign, number }: { readonly sign: Sign; readonly number?: number | undefined }) {
  return (
    <span className="hm-mark" data-sign={sign} aria-hidden="true">
      <Icon name={sign === "POSITIVE" ? "plus" : "minus"} size={18} />
      {number !== undefined && <span className="hm-mark-number">{number}</span>}
    </span>
  );
}
