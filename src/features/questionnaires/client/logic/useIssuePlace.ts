import { type RefObject, useEffect } from "react";

/** Where the pointer is shown: its own place or the closest one around it. */
function placeIn(box: HTMLElement, pointer: string): HTMLElement | undefined {
  const places = [...box.querySelectorAll<HTMLElement>("[data-pointer]")];
  const around = places.filter(({ dataset }) => dataset.pointer && pointer.startsWith(dataset.pointer));
  return around.toSorted((a, b) => (b.dataset.pointer?.length ?? 0) - (a.dataset.pointer?.length ?? 0))[0];
}

/** Leads to the place that a fault names, once it is drawn. */
export function useIssuePlace(box: RefObject<HTMLElement | null>, pointer: string | undefined): void {
  useEffect(() => {
    if (!pointer) return;
    // What opens for the fault has to have opened.
    const timer = setTimeout(() => {
      const place = box.current && placeIn(box.current, pointer);
      if (!place) return;
      place.scrollIntoView({ block: "center" });
      place.querySelector<HTMLElement>("select, input, button")?.focus({ preventScroll: true });
    }, 250);
    return () => clearTimeout(timer);
  }, [box, pointer]);
}
