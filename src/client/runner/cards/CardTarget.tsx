import { type ReactNode, useState } from "react";
import { dragged } from "./dragging";

interface CardTargetProps {
  readonly className: string;
  readonly onDrop: (card: string) => void;
  readonly children: ReactNode;
}

/** Where a card can be let go of; what it does there can be done by its buttons as well. */
export function CardTarget({ className, onDrop, children }: CardTargetProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the mouse's way; the buttons within are everybody's
    <div
      className={isOver ? `${className} rn-over` : className}
      onDragOver={(event) => setIsOver(dragged.isOver(event))}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        onDrop(dragged.drop(event));
      }}
    >
      {children}
    </div>
  );
}
