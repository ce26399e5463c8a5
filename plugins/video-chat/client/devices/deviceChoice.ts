/** Of this session in this window: the address names it. */
const keyOf = () => `sondeo.video.off ${window.location.pathname}`;

function readOff(): string {
  try {
    return sessionStorage.getItem(keyOf()) ?? "";
  } catch {
    // Without a storage the choice lasts as long as the page.
    return "";
  }
}

/** Remembers what of camera and microphone is off, so that a page that is loaded anew doesn't turn it on. */
export function keepChoice(media: MediaStream | undefined): void {
  const off = (media?.getTracks() ?? []).filter(({ enabled }) => !enabled).map(({ kind }) => kind);
  try {
    sessionStorage.setItem(keyOf(), off.join(" "));
  } catch {
    // As above.
  }
}

/** Turns off what was off in this session. */
export function applyChoice(tracks: readonly MediaStreamTrack[]): void {
  const off = readOff().split(" ");
  for (const track of tracks) track.enabled = !off.includes(track.kind);
}
