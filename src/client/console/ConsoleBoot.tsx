import { Box, CircularProgress } from "@mui/material";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { startApi } from "../../contracts/api/start";
import { ApiError, setApiContext } from "../data/api";
import { clientOf } from "../data/clientOf";
import { sessionSpace } from "../data/session";
import { TWO_FACTOR_SCREEN } from "../security/twoFactorPages";
import { BootFailure } from "../texts/BootFailure";
import { useTexts } from "../texts/TextsProvider";
import { loadPhrases } from "../texts/texts";
import type { Boot } from "./boot";
import { ConsoleAdmin } from "./ConsoleAdmin";
import { PRODUCT, useConsole } from "./consoleProps";
import { PreviewProvider } from "./preview/previewContext";

const start = clientOf<typeof startApi>();

/**
 * To the second step of a session that has come to lack it, and back here afterwards. A new page, so that a form with
 * something unsaved in it is asked about first; its draft is kept either way.
 */
function redirectToTwoFactor(basename: string | undefined): void {
  const { pathname, search } = window.location;
  window.location.assign(`${basename}/${TWO_FACTOR_SCREEN}?next=${encodeURIComponent(pathname + search)}`);
}

/**
 * The role that somebody looks at the console as, kept for this window alone: there when the page is loaded anew, gone
 * with the window.
 * @param owner who looks, and where
 */
function useKeptRole(owner: string): readonly [string | undefined, (role: string | undefined) => void] {
  const name = `sondeo.seeAs.${owner}`;
  const [role, setRole] = useState(() => sessionStorage.getItem(name) ?? undefined);
  const keep = useCallback(
    (next: string | undefined) => {
      if (next) sessionStorage.setItem(name, next);
      else sessionStorage.removeItem(name);
      setRole(next);
    },
    [name],
  );
  return [role, keep];
}

/** Loads what the whole console is made from: catalog and texts. */
export function ConsoleBoot() {
  const { session, basename, onSignOut } = useConsole();
  const [boot, setBoot] = useState<Boot>();
  const [hasFailed, setHasFailed] = useState(false);
  const [as, setAs] = useKeptRole(`${session.account.id} ${sessionSpace(session)}`);
  // One language for the page and its console: that of the texts around it. Another one later builds nothing anew.
  const { language } = useTexts();
  const firstLanguage = useRef(language);

  const load = useCallback(async () => {
    setHasFailed(false);
    setApiContext({ space: sessionSpace(session), preview: as });
    const language = firstLanguage.current;
    try {
      const [catalog, phrases] = await Promise.all([start.call("GET /api/catalog", {}), loadPhrases(language)]);
      setBoot({ catalog, phrases, language });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onSignOut("expired");
      // A role that may not be looked as: back to one's own.
      else if (error instanceof ApiError && error.status === 403 && as) setAs(undefined);
      else setHasFailed(true);
    }
  }, [session, onSignOut, as, setAs]);

  useEffect(() => {
    setApiContext({ onStep: () => redirectToTwoFactor(basename) });
    return () => setApiContext({ onStep: undefined });
  }, [basename]);

  useEffect(() => {
    void load();
    return () => setApiContext({ preview: undefined });
  }, [load]);

  const preview = useMemo(() => {
    const look = (key: string | undefined) => {
      // Nothing of what one role saw may stay for another.
      setBoot(undefined);
      setAs(key);
    };
    return { as, start: look, leave: () => look(undefined) };
  }, [as, setAs]);

  if (boot) {
    return (
      <PreviewProvider value={preview}>
        <ConsoleAdmin boot={boot} />
      </PreviewProvider>
    );
  }
  if (hasFailed) return <BootFailure onRetry={() => void load()} />;
  return (
    <Box aria-busy="true" sx={{ minHeight: "100dvh", display: "grid", placeItems: "center" }}>
      <CircularProgress aria-label={PRODUCT} />
    </Box>
  );
}
