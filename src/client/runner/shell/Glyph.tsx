const PATHS = {
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  check: "M5 12.500l4.500 4.500L19 7.500",
  close: "M7 7l10 10M17 7L7 17",
  offline: "M4 4l16 16M8.500 8.200A8 8 0 0 0 5 10M12 6c2.800 0 5.200 1.300 7 3.200M8 14c.9-.9 2-1.500 3.200-1.800M12 19h.01",
  alert: "M12 8v5m0 3.500h.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z",
  clock: "M12 7v5l3 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
  search: "M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM20 20l-4-4",
  lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
  pause: "M9 6v12M15 6v12",
  people: "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19a6 6 0 0 1 12 0M16 5.200a3 3 0 0 1 0 5.600M17.500 13.500A6 6 0 0 1 21 19",
  link: "M10 14l4-4M11 7l1.500-1.500a3.500 3.500 0 0 1 5 5L16 12M13 17l-1.500 1.500a3.500 3.500 0 0 1-5-5L8 12",
  device: "M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11.500 17.500h1",
  shield: "M12 3l7 3v5.500c0 4.300-2.900 7.700-7 9.500-4.100-1.800-7-5.200-7-9.500V6zM9 12l2.200 2.200L15.200 10",
  star: "M12 4l2.400 5 5.600.700-4.100 3.800 1.100 5.500L12 16.300 7 19l1.100-5.500L4 9.700 9.600 9z",
} as const;

export type GlyphName = keyof typeof PATHS;

/** A line icon of the runner, which carries no icon library; decoration only. */
export function Glyph({ name, size = 20 }: { readonly name: GlyphName; readonly size?: number }) {
  return (
    <svg
      className="rn-glyph"
      data-glyph={name}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
