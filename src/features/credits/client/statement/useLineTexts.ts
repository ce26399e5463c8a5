import { useTexts } from "../../../../client/kit/console";
import type { StatementLine } from "../../shared/api";

/** A line in the reader's words. */
export function useLineTexts({ reason, concept, study, available, held, spent, balance }: StatementLine) {
  const { t, language } = useTexts();
  const figures = new Intl.NumberFormat(language);
  const signed = (change: number) => new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(change);
  const name = t(`credits.reasons.${reason}`);
  const title = study?.name ?? concept ?? name;
  const charged = figures.format(spent);
  const returned = figures.format(available);
  const charge =
    spent <= 0
      ? undefined
      : available > 0
        ? t("credits.statement.charged", { charged, returned })
        : t("credits.statement.chargedAll", { charged });
  return {
    title,
    about: [title !== name && name, concept !== title && concept, charge].filter(Boolean).join(" · "),
    /** What happened to held credits, where the charge doesn't say it. */
    hold:
      held > 0
        ? t("credits.statement.held", { amount: figures.format(held) })
        : held < 0 && !charge && t("credits.statement.released", { amount: figures.format(-held) }),
    available: signed(available),
    held: held === 0 ? "" : signed(held),
    balance: figures.format(balance),
  };
}
