import { Box, CircularProgress } from "@mui/material";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { openSession, type Session } from "../data/session";
import { NetworkDialog } from "../globals/NetworkDialog";
import { OWN_PASSWORD_PAGES } from "../password/passwordPages";
import { readResetCode } from "../password/resetCode";
import { OWN_TWO_FACTOR_PAGES, TWO_FACTOR_SCREEN } from "../security/twoFactorPages";
import { BootFailure } from "../texts/BootFailure";
import { TextsProvider } from "../texts/TextsProvider";
import { AppStyles } from "../theme/AppStyles";
import { type ConsoleRoute, PRODUCT } from "./consoleProps";
import { LoginPage } from "./login/LoginPage";
import { PasswordPage } from "./login/PasswordPage";
import { TwoFactorPage } from "./login/TwoFactorPage";
import { returnUrl } from "./returnUrl";
import { useSuiteTheme } from "./useSuiteTheme";

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
  | { readonly status: "loading" | "failed" | "out" | "expired" | "twoFactor" }
  | { readonly status: "in"; readonly session: Session };

function Pending() {
  return (
    <Box aria-busy="true" sx={{ minHeight: "100dvh", display: "grid", placeItems: "center" }}>
      <CircularProgress aria-label={PRODUCT} />
    </Box>
  );
}

/** A page in this one's way, and where it leads back to; one that leads back somewhere already goes on doing so. */
function redirectTo(page: string, basename: string): void {
  const { pathname, search } = window.location;
  if (pathname === page) return;
  const isOnTheWay = new URLSearchParams(search).has("next");
  const isDeep = pathname.startsWith(`${basename}/`) && pathname !== `${basename}/`;
  const next = isDeep ? `?next=${encodeURIComponent(pathname + search)}` : "";
  window.history.replaceState(null, "", page + (isOnTheWay ? search : next));
}

function Screens({ kind, basename, action, pages = NO_PAGES }: StandaloneAppProps) {
  const [state, setState] = useState<State>({ status: "loading" });
  const theme = useSuiteTheme(kind === "suite" && state.status === "in");
  const signIn = `${basename}/login`;
  const twoFactorPage = `${basename}/${TWO_FACTOR_SCREEN}`;

  const open = useCallback(async () => {
    try {
      const session = await openSession(kind);
      if (session?.nextStep === "2fa") {
        redirectTo(twoFactorPage, basename);
        return setState({ status: "twoFactor" });
      }
      if (session) return setState({ status: "in", session });
      redirectTo(signIn, basename);
      return setState({ status: "out" });
    } catch {
      return setState({ status: "failed" });
    }
  }, [kind, basename, signIn, twoFactorPage]);

  useEffect(() => void open(), [open]);

  if (state.status === "loading") return <Pending />;
  if (state.status === "failed") return <BootFailure onRetry={() => void open()} />;
  const enter = async () => {
    window.history.replaceState(null, "", returnUrl(window.location, basename));
    await open();
  };
  if (state.status === "twoFactor") {
    const leave = () => {
      window.history.replaceState(null, "", signIn);
      setState({ status: "out" });
    };
    return <TwoFactorPage brand={PRODUCT} pages={OWN_TWO_FACTOR_PAGES[kind]} onDone={enter} onSignedOut={leave} />;
  }
  if (state.status === "in") {
    return (
      <Suspense fallback={<Pending />}>
        <Console
          session={state.session}
          theme={theme}
          basename={basename}
          pages={pages}
          onSignOut={(reason) => {
            window.history.replaceState(null, "", signIn);
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
      forgotPage={OWN_PASSWORD_PAGES[kind].page}
      onSignedIn={enter}
    />
  );
}

/** The client suite and the back office: a sign-in and a console of their own, in the product's look. */
export function StandaloneApp(props: StandaloneAppProps) {
  const pages = OWN_PASSWORD_PAGES[props.kind];
  const isNewPassword = window.location.pathname.replace(/\/+$/, "") === pages.page;
  // Before the texts are there, which may take a while.
  if (isNewPassword) readResetCode();
  return (
    <AppStyles theme={undefined}>
      <TextsProvider pending={<Pending />} failed={(again) => <BootFailure onRetry={again} />}>
        {isNewPassword ? <PasswordPage brand={PRODUCT} pages={pages} /> : <Screens {...props} />}
        <NetworkDialog />
      </TextsProvider>
    </AppStyles>
  );
}
