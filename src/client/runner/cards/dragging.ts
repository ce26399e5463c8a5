import type { DragEvent } from "react";

/** Of our own, so that nothing else takes a card for a text, nor a text for a card. */
const FORMAT = "application/x-sondeo-card";

/** A card on its way under the mouse. */
export const dragged = {
  start(event: DragEvent, code: string): void {
    event.dataTransfer.setData(FORMAT, code);
    event.dataTransfer.effectAllowed = "move";
  },
  /** Lets go of it here. @returns whether it is a card */
  isOver(event: DragEvent): boolean {
    if (!event.dataTransfer.types.includes(FORMAT)) return false;
    event.preventDefault();
    event.dataTransfer.dropEffect = "move";
    return true;
  },
  drop(event: DragEvent): string {
    event.preventDefault();
    return event.dataTransfer.getData(FORMAT);
  },
};
