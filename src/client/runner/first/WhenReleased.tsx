import { type ReactNode, useEffect, useState } from "react";
import { isPressing, whenReleased } from "./press";

interface WhenReleasedProps {
  readonly pending: ReactNode;
  readonly children: ReactNode;
}

/** Waits with what takes the place of the server's page until nothing is held down there. */
export function WhenReleased({ pending, children }: WhenReleasedProps) {
  const [isHeld, setIsHeld] = useState(isPressing);
  useEffect(() => (isHeld ? whenReleased(() => setIsHeld(false)) : undefined), [isHeld]);
  return isHeld ? pending : children;
}
