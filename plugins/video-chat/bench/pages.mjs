// People of a session in Chromium, with its test camera and microphone.
import { chromium } from "@playwright/test";
import { findChromium } from "../../../scripts/chromium.mjs";

const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--use-fake-device-for-media-stream=fps=5", "--use-fake-ui-for-media-stream"];

/** Eight people come to a machine that also carries them. */
const PATIENCE_MS = 120_000;

/** Keeps the page's connections where `readStats` finds them. */
function keepPeers() {
  const Native = window.RTCPeerConnection;
  window.peers = [];
  window.RTCPeerConnection = class extends Native {
    constructor(...options) {
      super(...options);
      window.peers.push(this);
    }
  };
}

/** What the page has received: packets of each kind, and pictures shown of each person; and what it says of its line. */
async function readPage() {
  const packets = { audio: 0, video: 0 };
  for (const peer of window.peers) {
    for (const report of (await peer.getStats()).values())
      if (report.type === "inbound-rtp") packets[report.kind] += report.packetsReceived;
  }
  const videos = [...document.querySelectorAll("video[aria-label]")].filter((video) => video.checkVisibility());
  const frames = videos.map((video) => [video.ariaLabel, video.getVideoPlaybackQuality().totalVideoFrames]);
  const notices = [...document.querySelectorAll("[role=status] .MuiAlert-message")].map(({ textContent }) => textContent);
  return { packets, frames: Object.fromEntries(frames), notices };
}

export async function openBrowser() {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ARGUMENTS });
  return {
    /** @param cookie of somebody's session */
    open: async ({ address, path, cookie }) => {
      const context = await browser.newContext({ locale: "es-ES" });
      await context.addCookies([{ ...cookie, url: address }]);
      await context.addInitScript(keepPeers);
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      await page.goto(address + path);
      return { page, read: () => page.evaluate(readPage) };
    },
    close: () => browser.close(),
  };
}
