import { type RefObject, useEffect, useState } from "react";
import type { FrameSize } from "./geometry/panelPlace";

/** The size of an element, again whenever it changes. */
export function useFrame(frame: RefObject<HTMLElement | null>): FrameSize {
  const [size, setSize] = useState<FrameSize>({ width: 0, height: 0 });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

/** How much of the window's lower end the keyboard of a phone covers, in pixels: what is fixed there would lie behind it. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const visible = window.visualViewport;
    if (!visible) return;
    const measure = () => {
      // Where the page is made larger by two fingers, what is covered isn't the keyboard's.
      const isKeyboard = visible.scale <= 1.01;
      setHeight(isKeyboard ? Math.max(0, Math.round(window.innerHeight - visible.height - visible.offsetTop)) : 0);
    };
    measure();
    visible.addEventListener("resize", measure);
    visible.addEventListener("scroll", measure);
    return () => {
      visible.removeEventListener("resize", measure);
      visible.removeEventListener("scroll", measure);
    };
  }, []);
  return height;
}
