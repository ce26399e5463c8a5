import { useCallback, useEffect, useRef, useState } from "react";
import { useTexts } from "../../../../src/client/kit/console";
import type { OpenerMessage, PickedElement, SnippetMessage } from "../../shared/navigation/messages";
import { siteOrigins, startAddress } from "../../shared/navigation/startAddress";

/** After this long without an answer something is in its way. */
const PATIENCE_MS = 20_000;

/** CUT: the tab was closed, or its page cut itself off from ours. */
export type SiteState = "IDLE" | "BLOCKED" | "WAITING" | "SILENT" | "CUT" | "INSTALLED";

interface Opened {
  readonly window: Window;
  readonly nonce: string;
  readonly mode: "check" | "pick";
}

/**
 * Opens the tested site in a tab of its own and hears what its snippet says: from that tab alone, and from the site's origins.
 * @param startUrl address of a page of the web or of this installation
 * @param onPick told each element that is pointed at
 */
export function useSite(startUrl: string, onPick: (element: PickedElement) => void) {
  const { t } = useTexts();
  const [state, setState] = useState<SiteState>("IDLE");
  const [version, setVersion] = useState("");
  const opened = useRef<Opened>(undefined);
  const picked = useRef(onPick);
  picked.current = onPick;
  const address = URL.canParse(startUrl, location.origin) ? new URL(startUrl, location.origin).href : undefined;

  useEffect(() => {
    function hear({ source, origin, data }: MessageEvent<SnippetMessage>): void {
      const site = opened.current;
      if (!site || source !== site.window || !address || !siteOrigins([address]).has(origin)) return;
      if ((data?.sondeo !== "installed" && data?.sondeo !== "picked") || data.nonce !== site.nonce) return;
      if (data.sondeo === "picked") {
        picked.current(data.element);
        return;
      }
      setVersion(data.version);
      setState("INSTALLED");
      if (site.mode === "check") return;
      const [title, pick] = [t("uxTest.navigation.pick.title"), t("uxTest.navigation.pick.pick")];
      const texts = { title, pick, browse: t("uxTest.navigation.pick.browse"), close: t("uxTest.navigation.pick.close") };
      const message: OpenerMessage = { sondeo: "pick", nonce: site.nonce, texts };
      site.window.postMessage(message, origin);
    }
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [address, t]);

  useEffect(() => {
    if (state !== "WAITING") return undefined;
    const timer = setTimeout(() => setState(opened.current?.window.closed ? "CUT" : "SILENT"), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const open = useCallback(
    (mode: Opened["mode"]) => {
      if (!address) return;
      const nonce = crypto.randomUUID();
      const site = window.open(startAddress(address, `${mode}:${nonce}`), "_blank");
      opened.current = site ? { window: site, nonce, mode } : undefined;
      setState(site ? "WAITING" : "BLOCKED");
    },
    [address],
  );
  return { state, version, open, isAddress: address !== undefined };
}
