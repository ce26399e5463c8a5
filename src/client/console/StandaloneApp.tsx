import { Box, CircularProgress } from "@mui/material";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { openSession, type Session } from "../data/session";
import { AppStyles } from "../look/AppStyles";
import { BootFailure } from "../texts/BootFailure";
import { TextsProvider } from "../texts/TextsProvider";
import { PRODUCT } from "./consoleProps";
import { LoginPage } from "./login/LoginPage";
import { wayBack } from "./wayBack";

const Console = lazy(() => import("./Console"));

interface StandaloneAppProps {
  readonly kind: "suite" | "backoffice";
  readonly basename: string;
  /** The login call. */
  readonly action: string;
}

type State = { readonly status: "loading" | "failed" | "out" | "expired" } | { readonly status: "in"; readonly session: Session };

function Pending() {
  return (
    <Box aria-busy="true" sx={{ minHeight: "100dvh", display: "grid", placeItems: "center" }}>
      <CircularProgress aria-label={PRODUCT} />
    </Box>
  );
}

function Screens({ kind, basename, action }: StandaloneAppProps) {
  const [state, setState] = useState<State>({ status: "loading" });
  const door = `${basename}/login`;

  const open = useCallback(async () => {
    try {
      const session = await openSession(kind);
      if (session) return setState({ status: "in", session });
      const { pathname, search } = window.location;
      const isDeep = pathname.startsWith(`${basename}/`) && pathname !== `${basename}/` && pathname !== door;
      const next = isDeep ? `?next=${encodeURIComponent(pathname + search)}` : "";
      if (pathname !== door) window.history.replaceState(null, "", door + next);
      return setState({ status: "out" });
    } catch {
      return setState({ status: "failed" });
    }
  }, [kind, basename, door]);

  useEffect(() => void open(), [open]);

  if (state.status === "loading") return <Pending />;
  if (state.status === "failed") return <BootFailure onRetry={() => void open()} />;
  if (state.status === "in") {
    return (
      <Suspense fallback={<Pending />}>
        <Console
          session={state.session}
          basename={basename}
          onSignOut={(reason) => {
            window.history.replaceState(null, "", door);
            setState({ status: reason === "expired" ? "expired" : "out" });
          }}
        />
      </Suspense>
    );
  }
  return (
    <LoginPage
      brand={PRODUCT}
      kind={kind}
      action={action}
      isExpired={state.status === "expired"}
      onSignedIn={async () => {
        window.history.replaceState(null, "", wayBack(window.location, basename));
        await open();
      }}
    />
  );
}

/** The client suite and the back office: a sign-in and a console of their own, in the product's look. */
export function StandaloneApp(props: StandaloneAppProps) {
  return (
    <AppStyles theme={undefined}>
      <TextsProvider pending={<Pending />} failed={(again) => <BootFailure onRetry={again} />}>
        <Screens {...props} />
      </TextsProvider>
    </AppStyles>
  );
}
