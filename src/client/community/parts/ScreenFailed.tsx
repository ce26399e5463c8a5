import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { reportError } from "../../globals/reportError";
import { ErrorState } from "./ErrorState";

/** What stands in the place of a screen that failed; the rest of the app goes on. */
export function ScreenFailed() {
  const error = useRouteError();
  useEffect(() => reportError("error", error), [error]);
  return <ErrorState error={error} onRetry={() => window.location.reload()} level="h1" />;
}
