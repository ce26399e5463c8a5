import { Box, CircularProgress } from "@mui/material";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { openSession, type Session } from "../data/session";
import { NetworkDialog } from "../globals/NetworkDialog";
import { takeCode } from "../password/heldCode";
import { OWN_DOORS } from "../password/passwordDoor";
import { OWN_TWO_STEP_DOORS, TWO_STEP } from "../security/twoStepDoor";
import { BootFailure } from "../texts/BootFailure";
import { TextsProvider } from "../texts/TextsProvider";
import { AppStyles } from "../theme/AppStyles";
import { type ConsoleRoute, PRODUCT } from "./consoleProps";
import { LoginPage } from "./login/LoginPage";
import { PasswordPage } from "./login/PasswordPage";
import { TwoStepPage } from "./login/TwoStepPage";
import { wayBack } from "./wayBack";

const Console = lazy(() => import("./Console"));

interface StandaloneAppProps {
  readonly kind: "suite" | "backoffice";
  readonly basename: string;
  /** The login call. */
  readonly action: string;
  /** Pages that are no entity's. @default none */
  readonly pages?: readonly ConsoleRoute[];
}

const NO_PAGES: readonly ConsoleRoute[] = [];

type State =
  | { readonly status: "loading" | "failed" | "out" | "expired" | "twoStep" }
  | { readonly status: "in"; readonly session: Session };

function Pending() {
  return (
    <Box aria-busy="true" sx={{ minHeight: "100dvh", display: "grid", placeItems: "center" }}>
      <CircularProgress aria-label={PRODUCT} />
    </Box>
  );
}

/** A page in this one's way, and where it leads back to; one that leads back somewhere already goes on doing so. */
function leadTo(page: string, basename: string): void {
  const { pathname, search } = window.location;
  if (pathname === page) return;
  const isOnTheWay = new URLSearchParams(search).has("next");
  const isDeep = pathname.startsWith(`${basename}/`) && pathname !== `${basename}/`;
  const next = isDeep ? `?next=${encodeURIComponent(pathname + search)}` : "";
  window.history.replaceState(null, "", page + (isOnTheWay ? search : next));
}

function Screens({ kind, basename, action, pages = NO_PAGES }: StandaloneAppProps) {
  const [state, setState] = useState<State>({ status: "loading" });
  const door = `${basename}/login`;
  const twoStep = `${basename}/${TWO_STEP}`;

  const open = useCallback(async () => {
    try {
      const session = await openSession(kind);
      if (session?.nextStep === "2fa") {
        leadTo(twoStep, basename);
        return setState({ status: "twoStep" });
      }
      if (session) return setState({ status: "in", session });
      leadTo(door, basename);
      return setState({ status: "out" });
    } catch {
      return setState({ status: "failed" });
    }
  }, [kind, basename, door, twoStep]);

  useEffect(() => void open(), [open]);

  if (state.status === "loading") return <Pending />;
  if (state.status === "failed") return <BootFailure onRetry={() => void open()} />;
  const enter = async () => {
    window.history.replaceState(null, "", wayBack(window.location, basename));
    await open();
  };
  if (state.status === "twoStep") {
    const leave = () => {
      window.history.replaceState(null, "", door);
      setState({ status: "out" });
    };
    return <TwoStepPage brand={PRODUCT} door={OWN_TWO_STEP_DOORS[kind]} onDone={enter} onSignedOut={leave} />;
  }
  if (state.status === "in") {
    return (
      <Suspense fallback={<Pending />}>
        <Console
          session={state.session}
          basename={basename}
          pages={pages}
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
      forgotPage={OWN_DOORS[kind].page}
      onSignedIn={enter}
    />
  );
}

/** The client suite and the back office: a sign-in and a console of their own, in the product's look. */
export function StandaloneApp(props: StandaloneAppProps) {
  const door = OWN_DOORS[props.kind];
  const isNewPassword = window.location.pathname.replace(/\/+$/, "") === door.page;
  // Before the texts are there, which may take a while.
  if (isNewPassword) takeCode();
  return (
    <AppStyles theme={undefined}>
      <TextsProvider pending={<Pending />} failed={(again) => <BootFailure onRetry={again} />}>
        {isNewPassword ? <PasswordPage brand={PRODUCT} door={door} /> : <Screens {...props} />}
        <NetworkDialog />
      </TextsProvider>
    </AppStyles>
  );
}
