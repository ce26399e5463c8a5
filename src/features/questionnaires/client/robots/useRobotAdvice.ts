import { useTexts } from "../../../../client/kit/console";
import { useRobots } from "./useRobots";

/** What robots have to say before a publication: a recommendation. */
export function useRobotAdvice(): string {
  const { t } = useTexts();
  const { report, isCurrent } = useRobots();
  if (!report) return t("surveys.robots.advice.never");
  if (!isCurrent) return t("surveys.robots.advice.outdated");
  const { length } = report.findings;
  return length === 0 ? t("surveys.robots.advice.clean") : t("surveys.robots.advice.findings", { smart_count: length });
}
