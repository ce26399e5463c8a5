import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import CssBaseline from "@mui/material/CssBaseline";
import GlobalStyles from "@mui/material/GlobalStyles";
import { ThemeProvider } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useMemo } from "react";
import type { ThemeSettings } from "../../shared/theme/themeColours";
import { pageNonce } from "./pageNonce";
import { createAppTheme, focusRing, type Mode } from "./theme";

export interface AppStylesProps {
  /** The community's look; without it the product's own. */
  readonly theme: ThemeSettings | undefined;
  /** @default the device's choice */
  readonly mode?: Mode;
  readonly children: ReactNode;
}

let cache: EmotionCache | undefined;

/** One cache for the page: a second one would insert every rule twice. */
function pageCache(): EmotionCache {
  const nonce = pageNonce();
  cache ??= createCache({ key: "sd", ...(nonce ? { nonce } : {}) });
  return cache;
}

function GlobalRules() {
  return (
    <GlobalStyles
      styles={(theme) => ({
        ":root": { colorScheme: theme.palette.mode, "--focus-ring": theme.palette.primary.main },
        "html, body, #root": { minHeight: "100%" },
        body: { overflowWrap: "anywhere", WebkitTextSizeAdjust: "100%" },
        "h1, h2, h3, h4": { hyphens: "auto", hyphenateLimitChars: "14 5 5" },
        ":focus-visible": focusRing(2),
        '[tabindex="-1"]:focus': { outline: "none" },
      })}
    />
  );
}

/** Theme, base styles and the style nonce of the strict CSP; wraps every screen that MUI draws. */
export function AppStyles({ theme, mode, children }: AppStylesProps) {
  const isDark = useMediaQuery("(prefers-color-scheme: dark)", { noSsr: true });
  const chosen: Mode = mode ?? (isDark ? "dark" : "light");
  const muiTheme = useMemo(() => createAppTheme({ mode: chosen, settings: theme }), [chosen, theme]);
  return (
    <CacheProvider value={pageCache()}>
      <ThemeProvider theme={muiTheme}>
        <CssBaseline />
        <GlobalRules />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
