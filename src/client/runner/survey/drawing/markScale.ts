/** As many points fit into a phone's width: the texts of longer scales say which points they belong to. */
const SHORT = 5;

function topOf(point: HTMLElement | undefined): number {
  return point?.closest("label")?.getBoundingClientRect().top ?? 0;
}

/** Says where a scale takes several rows: its ends' texts can't stand over their points there. */
function watchRows(scale: HTMLElement, points: readonly HTMLElement[]): void {
  const observer = new ResizeObserver(() => scale.toggleAttribute("data-wraps", topOf(points.at(-1)) > topOf(points[0])));
  observer.observe(scale);
}

function nameEnds(scale: HTMLElement, points: readonly HTMLInputElement[]): void {
  scale.querySelector(".sd-rating__min-text")?.setAttribute("data-point", points[0]?.value ?? "");
  scale.querySelector(".sd-rating__max-text")?.setAttribute("data-point", points.at(-1)?.value ?? "");
}

/** Tells the styles what CSS can't count: how many points share a scale's width, and which ones are its ends. */
export function markScale(element: HTMLElement): void {
  const scale = element.querySelector<HTMLElement>(".sd-rating fieldset");
  const points = [...(scale?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [])];
  if (!scale || points.length === 0) return;
  element.style.setProperty("--rn-points", String(points.length));
  if (points.length > SHORT) nameEnds(scale, points);
  watchRows(scale, points);
}
