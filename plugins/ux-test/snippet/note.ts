const SHOWN_MS = 10_000;

/** Shows what a person is told at a checkpoint, in a corner of the page that neither takes its styles nor gives any. */
export function showNote(text: string): void {
  const host = document.createElement("div");
  host.setAttribute("data-sondeo", "note");
  const root = host.attachShadow({ mode: "closed" });
  const box = document.createElement("div");
  box.setAttribute("role", "status");
  box.style.cssText =
    "all:initial;position:fixed;z-index:2147483647;inset:auto 16px 16px auto;max-width:min(360px,calc(100vw - 32px));box-sizing:border-box;padding:12px 16px;border-radius:8px;background:#161a23;color:#fff;font:16px/1.5 system-ui,sans-serif;box-shadow:0 4px 16px rgb(0 0 0/.3);overflow-wrap:anywhere";
  root.append(box);
  document.documentElement.append(host);
  // A screen reader says what comes into a region that is there.
  requestAnimationFrame(() => {
    box.textContent = text;
  });
  setTimeout(() => host.remove(), SHOWN_MS);
}
