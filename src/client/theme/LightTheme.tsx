import { ThemeProvider } from "@mui/material/styles";
import { type ReactNode, useMemo } from "react";
import { createAppTheme } from "./theme";

/** The product's look on white, whatever the mode of the page: what is printed. */
export function LightTheme({ children }: { readonly children: ReactNode }) {
  const theme = useMemo(() => createAppTheme({ mode: "light" }), []);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
