import { FIRST } from "./place";

/** What a button of the server's page asks for. */
export type Move = "start" | "next" | "back";

/** A finger's click comes a moment after it is lifted. */
const CLICK_MS = 100;
/** What comes within this time, in milliseconds, and so near, in pixels, is the second half of a double tap. */
const AGAIN_MS = 1_000;
const NEAR = 12;
const UP = ["pointerup", "pointercancel", "keyup", "blur"] as const;

let held: "pointer" | "key" | undefined;
let isTaken = false;
let hasLeft = false;
let pressed: SubmitEvent | undefined;
let releasing: ReturnType<typeof setTimeout> | undefined;
let tapped: Pick<MouseEvent, "clientX" | "clientY" | "timeStamp"> | undefined;
const waiting = new Set<() => void>();

function hold(by: "pointer" | "key"): void {
  clearTimeout(releasing);
  held = by;
}

function release(): void {
  if (!held) return;
  clearTimeout(releasing);
  releasing = setTimeout(() => {
    held = undefined;
    for (const then of [...waiting]) then();
    waiting.clear();
  }, CLICK_MS);
}

function submitted(event: SubmitEvent): void {
  hasLeft = !isTaken;
  if (!isTaken) return;
  event.preventDefault();
  pressed = event;
  event.submitter?.setAttribute("aria-busy", "true");
}

/** Where an answer was tapped; a key has no place, and a button is pressed once anyway. */
function noteTap(event: MouseEvent): void {
  const isAnswer = event.target instanceof Element && event.target.closest("label, input") !== null;
  if (isAnswer && event.detail > 0) tapped = event;
}

/**
 * The script's screen may have another answer where the tapped one stood: a double tap that begins on the server's page and
 * ends on the script's is one tap. By the times of the taps themselves, however late the browser comes to them.
 */
function passOverAgain(event: MouseEvent): void {
  if (!tapped || document.getElementById(FIRST)?.contains(event.target as Node)) return;
  const { clientX, clientY, timeStamp } = tapped;
  const isNear = Math.hypot(event.clientX - clientX, event.clientY - clientY) < NEAR;
  if (!isNear || event.timeStamp - timeStamp > AGAIN_MS) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Follows what is pressed on the server's page, so that nothing of it is lost while the script's screen takes its place:
 * until then the browser sends the form, and once the script has begun to ask the server it does what was pressed.
 */
export function followPresses(): void {
  const first = document.getElementById(FIRST);
  if (!first) return;
  // A finger that came down before this script did.
  if (first.matches(":active")) hold("pointer");
  first.addEventListener("pointerdown", () => hold("pointer"));
  first.addEventListener("keydown", () => hold("key"));
  for (const name of UP) window.addEventListener(name, release);
  // Lifted outside of the window.
  window.addEventListener("pointermove", ({ buttons }) => held === "pointer" && buttons === 0 && release());
  first.addEventListener("submit", submitted);
  first.addEventListener("click", noteTap);
  window.addEventListener("click", passOverAgain, true);
  // Back from where the form had led.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) hasLeft = false;
  });
}

/** From here on the script does what is pressed. @returns false where the form is on its way already */
export function claimForm(): boolean {
  isTaken = !hasLeft;
  return isTaken;
}

/**
 * Leaves the server's page as it is, where the script can't go on: what was pressed meanwhile the browser does now.
 * @returns whether there is such a page
 */
export function releaseForm(): boolean {
  const form = document.querySelector<HTMLFormElement>(`#${FIRST} form`);
  if (!form) return false;
  isTaken = false;
  const submitter = pressed?.submitter;
  submitter?.removeAttribute("aria-busy");
  if (pressed) form.requestSubmit(submitter);
  pressed = undefined;
  return true;
}

/** Whether something of the server's page is held down: its button must not go away under the finger. */
export function isPressing(): boolean {
  return held !== undefined;
}

/** Calls once nothing is held down any more, at once where that is so already. @returns stops waiting */
export function whenReleased(then: () => void): () => void {
  // Between a screen's first drawing and its effect it may have been let go.
  if (held) waiting.add(then);
  else then();
  return () => waiting.delete(then);
}

/** What was pressed since the script took over, once. */
export function pressedMove(): Move | undefined {
  const submitter = pressed?.submitter;
  const move = pressed && (submitter instanceof HTMLButtonElement ? (submitter.value as Move) : "next");
  pressed = undefined;
  return move;
}
