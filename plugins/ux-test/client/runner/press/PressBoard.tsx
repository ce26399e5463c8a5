import "./press.css";
import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useState } from "react";
import { useTexts } from "../../../../../src/client/kit/runner";
import type { Place } from "../../../../../src/shared/area";
import { POINTERS, type Pointer } from "../../../shared/pointer";
import { crossAfterKey } from "./cross";

interface PressBoardProps {
  readonly picture: RefObject<HTMLImageElement | null>;
  /** Address of the picture. */
  readonly image: string;
  /** Whether it can be seen; it is laid out in any case. */
  readonly isShown: boolean;
  /** @param place percent of the picture's own size, two decimals @param timeStamp of the event itself */
  readonly onPress: (place: Place, pointer: Pointer, timeStamp: number) => void;
  readonly children?: ReactNode;
}

const CENTRE: Place = { x: 50, y: 50 };
const hundredths = (value: number) => Math.round(Math.min(Math.max(value, 0), 100) * 100) / 100;

/** A picture as large as its surroundings allow, pressed by pointer or by a cross that keys move. */
export function PressBoard({ picture, image, isShown, onPress, children }: PressBoardProps) {
  const { t } = useTexts();
  const [cross, setCross] = useState<Place>();
  const press = (place: Place, pointer: Pointer, timeStamp: number) =>
    onPress({ x: hundredths(place.x), y: hundredths(place.y) }, pointer, timeStamp);

  function onPointerDown(event: PointerEvent) {
    // Beside the picture nothing is pressed.
    if (event.target !== picture.current || !event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    const { left, top, width, height } = picture.current.getBoundingClientRect();
    const place = { x: ((event.clientX - left) / width) * 100, y: ((event.clientY - top) / height) * 100 };
    press(place, POINTERS.find((one) => one === event.pointerType) ?? "mouse", event.nativeEvent.timeStamp);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!isShown) return;
    const moved = crossAfterKey(cross ?? CENTRE, event);
    if (!moved && event.key !== "Enter") return;
    // Enter must not lead to the next question as well.
    event.preventDefault();
    event.stopPropagation();
    if (moved) {
      setCross(moved);
    } else if (!event.repeat) {
      // Without the cross nobody knows yet what Enter would choose.
      if (cross) press(cross, "keyboard", event.nativeEvent.timeStamp);
      else setCross(CENTRE);
    }
  }
  return (
    <>
      <div
        className="pr-frame"
        role="application"
        // biome-ignore lint/a11y/noAutofocus: it is what the dialog around it is for
        autoFocus
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move the cross over the picture
        tabIndex={0}
        aria-label={t("clickTest.runner.image")}
        aria-busy={!isShown}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onContextMenu={(event) => event.preventDefault()}
      >
        <img ref={picture} src={image} alt="" draggable={false} data-shown={isShown ? "" : undefined} />
        {children}
        {cross && <Cross place={cross} picture={picture.current} />}
      </div>
      <p className="pr-spoken" role="status">
        {cross ? t("clickTest.runner.cross", { x: cross.x, y: cross.y }) : ""}
      </p>
    </>
  );
}

/** Stands on the picture wherever the frame has put it. */
function Cross({ place, picture }: { readonly place: Place; readonly picture: HTMLImageElement | null }) {
  if (!picture) return null;
  const left = picture.offsetLeft + (picture.offsetWidth * place.x) / 100;
  const top = picture.offsetTop + (picture.offsetHeight * place.y) / 100;
  return (
    <svg className="pr-cross" style={{ left, top }} width="44" height="44" viewBox="-22 -22 44 44" aria-hidden="true">
      <path d="M0-20V-6M0 6V20M-20 0H-6M6 0H20" stroke="#fff" strokeWidth="6" />
      <path d="M0-20V-6M0 6V20M-20 0H-6M6 0H20" stroke="#111" strokeWidth="3" />
    </svg>
  );
}
