function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of `#rrggbb` (WCAG 2.2), 0 to 1. */
export function luminance(colour: string): number {
  const number = Number.parseInt(colour.slice(1, 7), 16);
  return 0.2126 * channel((number >> 16) & 255) + 0.7152 * channel((number >> 8) & 255) + 0.0722 * channel(number & 255);
}

/** Contrast ratio of two `#rrggbb` colours (WCAG 2.2), 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function mix(colour: string, target: number, share: number): string {
  const number = Number.parseInt(colour.slice(1, 7), 16);
  const parts = [16, 8, 0].map((shift) => Math.round(((number >> shift) & 255) * (1 - share) + target * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** The colour itself where it reaches the ratio on the ground, else the nearest darker or lighter one that does. */
export function readableOn(colour: string, ground: string, ratio = 4.5): string {
  const target = contrastRatio("#000000", ground) >= contrastRatio("#ffffff", ground) ? 0 : 255;
  for (let share = 0; share <= 1; share += 0.05) {
    const candidate = mix(colour, target, share);
    if (contrastRatio(candidate, ground) >= ratio) return candidate;
  }
  return target === 0 ? "#000000" : "#ffffff";
}

/** Black or white, whichever reads better on the colour. */
export function inkOn(colour: string): string {
  return contrastRatio("#ffffff", colour) >= contrastRatio("#111111", colour) ? "#ffffff" : "#111111";
}
