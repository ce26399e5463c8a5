import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import Box from "@mui/material/Box";
import CssBaseline from "@mui/material/CssBaseline";
import { type ReactNode, useMemo } from "react";
import { createPortal } from "react-dom";
import { pageNonce } from "../../../../src/client/kit/member";

/** Draws into another window of this page; its styles say by the page's nonce that they are the page's. */
export function FloatingWindow({ window: shown, children }: { readonly window: Window; readonly children: ReactNode }) {
  const cache = useMemo(() => {
    const nonce = pageNonce();
    return createCache({ key: "sd", container: shown.document.head, ...(nonce ? { nonce } : {}) });
  }, [shown]);
  return createPortal(
    <CacheProvider value={cache}>
      <CssBaseline />
      <Box sx={{ p: 2 }}>{children}</Box>
    </CacheProvider>,
    shown.document.body,
  );
}
