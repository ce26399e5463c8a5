import { useTexts } from "../../../../../src/client/kit/runner";

/** Which keys say no and yes: those under the forefingers, or the arrows. */
export function KeyLegend() {
  const { t } = useTexts();
  return (
    <dl className="nq-legend">
      <div>
        <dt>
          <Keys isYes={false} />
        </dt>
        <dd>{t("neuro.runner.no")}</dd>
      </div>
      <div>
        <dt>
          <Keys isYes />
        </dt>
        <dd>{t("neuro.runner.yes")}</dd>
      </div>
    </dl>
  );
}

export function Keys({ isYes }: { readonly isYes: boolean }) {
  return (
    <>
      <kbd>{isYes ? "J" : "F"}</kbd> <kbd>{isYes ? "→" : "←"}</kbd>
    </>
  );
}
