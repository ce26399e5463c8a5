import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { type PageView, pageView } from "./pageView";

interface TrackingFrameProps {
  /** Of the community. */
  readonly origin: string;
  /** Whose script runs in the frame. */
  readonly vendor: string;
}

/**
 * Runs a community's tracking script in a frame that shares nothing with this page: no cookies, no storage, no document.
 * It is told of each page that is shown.
 */
export function TrackingFrame({ origin, vendor }: TrackingFrameProps) {
  const { pathname } = useLocation();
  const frame = useRef<HTMLIFrameElement>(null);
  const isLoaded = useRef(false);
  const untold = useRef<PageView[]>([]);
  const tell = useCallback(() => {
    if (!isLoaded.current) return;
    // A sandboxed document has no origin that could be named; it is given nothing that is anybody's secret.
    for (const view of untold.current.splice(0)) frame.current?.contentWindow?.postMessage(view, "*");
  }, []);
  useEffect(() => {
    untold.current.push(pageView(origin, pathname));
    tell();
  }, [origin, pathname, tell]);
  return (
    <iframe
      ref={frame}
      title={vendor}
      hidden
      tabIndex={-1}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      src={`/experienceLabs/${encodeURIComponent(origin)}/trackingFrame`}
      onLoad={() => {
        isLoaded.current = true;
        tell();
      }}
    />
  );
}
