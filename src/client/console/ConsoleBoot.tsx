import { Box, CircularProgress } from "@mui/material";
import { useCallback, useEffect, useState } from "react";
import type { ClientCatalog } from "../../schema/clientCatalog";
import { ApiError, fetchJson, setApiContext } from "../data/api";
import { BootFailure } from "../texts/BootFailure";
import { loadPhrases, preferredLanguage } from "../texts/texts";
import type { Boot } from "./boot";
import { ConsoleAdmin } from "./ConsoleAdmin";
import { PRODUCT, useConsole } from "./consoleProps";

/** Loads what the whole console is made from: catalog and texts. */
export function ConsoleBoot() {
  const { session, onSignOut } = useConsole();
  const [boot, setBoot] = useState<Boot>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    setHasFailed(false);
    const { kind, space } = session;
    setApiContext({ space: space ? `${kind}:${space.id}` : kind });
    const language = preferredLanguage(space?.language);
    try {
      const [catalog, phrases] = await Promise.all([fetchJson<ClientCatalog>("/api/catalog"), loadPhrases(language)]);
      setBoot({ catalog, phrases, language });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onSignOut("expired");
      else setHasFailed(true);
    }
  }, [session, onSignOut]);

  useEffect(() => {
    void load();
  }, [load]);

  if (boot) return <ConsoleAdmin boot={boot} />;
  if (hasFailed) return <BootFailure onRetry={() => void load()} />;
  return (
    <Box aria-busy="true" sx={{ minHeight: "100dvh", display: "grid", placeItems: "center" }}>
      <CircularProgress aria-label={PRODUCT} />
    </Box>
  );
}
