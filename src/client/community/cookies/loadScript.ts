const MARK = "data-tracking";

/** Whether the page has loaded a tracking script. */
export function isTracking(): boolean {
  return document.querySelector(`script[${MARK}]`) !== null;
}

/** Loads a script of elsewhere, once in a page. */
export function loadScript(address: string): void {
  if (isTracking()) return;
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  script.setAttribute(MARK, "");
  document.head.append(script);
}
