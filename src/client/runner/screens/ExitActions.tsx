import type { Exit } from "../../../contracts/api/execution";
import { useTexts } from "../../texts/TextsProvider";
import { ExitLink } from "./ExitLink";

interface ExitActionsProps {
  readonly isPreview: boolean;
  /** Where the way back leads; an open link has none. */
  readonly home: string | undefined;
  readonly exit: Exit | null;
  /** @default false */
  readonly isLeaving?: boolean;
}

/** What can be done once a survey is over. */
export function ExitActions({ isPreview, home, exit, isLeaving = false }: ExitActionsProps) {
  const { t } = useTexts();
  if (isPreview) {
    return (
      <button type="button" className="rn-button" onClick={() => window.location.reload()}>
        {t("runner.previewAgain")}
      </button>
    );
  }
  if (exit) return <ExitLink exit={exit} isLeaving={isLeaving} />;
  if (!home) return <p className="rn-hint">{t("runner.closeTab")}</p>;
  return (
    <a className="rn-button" href={home}>
      {t("runner.backToCommunity")}
    </a>
  );
}
