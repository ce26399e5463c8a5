/** A finger or the mouse, in pixels of the window. */
export interface Contact {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  /** Id of the point that it was put on. */
  readonly pointId?: string | undefined;
}

/**
 * What the fingers on the image do. `press`: one, which hasn't moved yet; `hold`: one that moved where there is nothing to
 * move; `done`: what is left of a pinch.
 */
export interface Gesture {
  readonly kind: "none" | "press" | "hold" | "pan" | "drag" | "pinch" | "done";
  /** Where each finger is, in the order in which they came. */
  readonly contacts: readonly Contact[];
  /** Where the first one began. */
  readonly start?: Contact | undefined;
}

/** What a gesture asks for; lengths in pixels. */
export type GestureEffect =
  | { readonly kind: "pan"; readonly dx: number; readonly dy: number }
  /** Since the finger came. */
  | { readonly kind: "drag"; readonly pointId: string; readonly dx: number; readonly dy: number }
  | { readonly kind: "drop"; readonly pointId: string }
  /** The point goes back to where it was. */
  | { readonly kind: "dragCancelled" }
  /** `x`, `y`: the middle between the fingers, which has moved by `dx`, `dy`. */
  | {
      readonly kind: "pinch";
      readonly factor: number;
      readonly x: number;
      readonly y: number;
      readonly dx: number;
      readonly dy: number;
    };

export interface GestureEvent {
  readonly type: "down" | "move" | "up" | "cancel";
  readonly contact: Contact;
  /** Whether one finger moves the image. */
  readonly isZoomed: boolean;
  /** Whether points can be moved. */
  readonly canDrag: boolean;
  /** Pixels that a finger may tremble without moving anything. */
  readonly tolerance: number;
}

export interface GestureStep {
  readonly gesture: Gesture;
  readonly effect?: GestureEffect | undefined;
}

export const NO_GESTURE: Gesture = { kind: "none", contacts: [] };
export const TOUCH_TOLERANCE = 10;
export const MOUSE_TOLERANCE = 4;

const distance = (a: Contact, b: Contact) => Math.hypot(a.x - b.x, a.y - b.y);

function down(gesture: Gesture, { contact }: GestureEvent): GestureStep {
  const contacts = [...gesture.contacts.filter(({ pointerId }) => pointerId !== contact.pointerId), contact];
  if (contacts.length === 1) return { gesture: { kind: "press", contacts, start: contact } };
  const effect = gesture.kind === "drag" ? ({ kind: "dragCancelled" } as const) : undefined;
  return { gesture: { kind: contacts.length === 2 ? "pinch" : "done", contacts }, effect };
}

function pinch(before: readonly Contact[], contacts: readonly Contact[]): GestureEffect | undefined {
  const [oldA, oldB] = before;
  const [a, b] = contacts;
  if (!oldA || !oldB || !a || !b) return undefined;
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const factor = Math.max(distance(a, b), 1) / Math.max(distance(oldA, oldB), 1);
  return { kind: "pinch", factor, x, y, dx: x - (oldA.x + oldB.x) / 2, dy: y - (oldA.y + oldB.y) / 2 };
}

/** What a finger that has begun to move does. */
function kindOfMove(start: Contact, { isZoomed, canDrag }: GestureEvent): Gesture["kind"] {
  if (start.pointId !== undefined && canDrag) return "drag";
  return isZoomed ? "pan" : "hold";
}

function move(gesture: Gesture, event: GestureEvent): GestureStep {
  const { contact } = event;
  const before = gesture.contacts.find(({ pointerId }) => pointerId === contact.pointerId);
  if (!before) return { gesture };
  const contacts = gesture.contacts.map((other) => (other === before ? contact : other));
  if (gesture.kind === "pinch") return { gesture: { ...gesture, contacts }, effect: pinch(gesture.contacts, contacts) };
  const { start } = gesture;
  if (!start) return { gesture: { ...gesture, contacts } };
  const isTrembling = gesture.kind === "press" && distance(start, contact) <= event.tolerance;
  // The finger stays where it was, so that nothing is lost of the way once it counts.
  if (isTrembling) return { gesture };
  const kind = gesture.kind === "press" ? kindOfMove(start, event) : gesture.kind;
  const next: Gesture = { kind, contacts, start };
  if (kind === "pan") return { gesture: next, effect: { kind, dx: contact.x - before.x, dy: contact.y - before.y } };
  if (kind === "drag" && start.pointId !== undefined)
    return { gesture: next, effect: { kind, pointId: start.pointId, dx: contact.x - start.x, dy: contact.y - start.y } };
  return { gesture: next };
}

function lift(gesture: Gesture, { type, contact }: GestureEvent): GestureStep {
  const contacts = gesture.contacts.filter(({ pointerId }) => pointerId !== contact.pointerId);
  if (contacts.length > 0) return { gesture: { kind: "done", contacts } };
  if (gesture.kind !== "drag" || gesture.start?.pointId === undefined) return { gesture: NO_GESTURE };
  const effect: GestureEffect = type === "up" ? { kind: "drop", pointId: gesture.start.pointId } : { kind: "dragCancelled" };
  return { gesture: NO_GESTURE, effect };
}

/** What the fingers do after one of them came, moved or went. */
export function followGesture(gesture: Gesture, event: GestureEvent): GestureStep {
  if (event.type === "down") return down(gesture, event);
  return event.type === "move" ? move(gesture, event) : lift(gesture, event);
}

/** Whether a finger that goes now has tapped: it has neither moved nor had company. */
export function isTap(gesture: Gesture): boolean {
  return gesture.kind === "press";
}
