import { useEffect } from "react";
import type { Exit } from "../../../contracts/api/execution";
import { useTexts } from "../../texts/TextsProvider";

interface ExitLinkProps {
  readonly exit: Exit;
  /** Whether the respondent is sent there without being asked: the survey has ended just now. */
  readonly isLeaving: boolean;
}

/** Long enough to read how it ended. */
const READING_MS = 2_000;

/** Back to the panel that sent the respondent, which learns there how the survey ended. */
export function ExitLink({ exit: { url, name }, isLeaving }: ExitLinkProps) {
  const { t } = useTexts();
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => window.location.replace(url), READING_MS);
    return () => clearTimeout(timer);
  }, [url, isLeaving]);
  return (
    <>
      {isLeaving && (
        <p className="rn-hint" role="status">
          {t("runner.exit.now", { name })}
        </p>
      )}
      <a className="rn-button" href={url}>
        {t("runner.exit.go", { name })}
      </a>
    </>
  );
}
