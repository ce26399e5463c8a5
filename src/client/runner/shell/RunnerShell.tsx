import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from "react";
import { colourVariables, type RunnerColours } from "../../../shared/theme/runnerColours";
import { useTexts } from "../../texts/TextsProvider";
import { dropFirstContent } from "../first/firstContent";
import { whenReleased } from "../first/press";
import { Glyph } from "./Glyph";

export interface Progress {
  readonly current: number;
  readonly total: number;
}

interface RunnerShellProps {
  readonly colours: RunnerColours;
  readonly brand: { readonly name: string; readonly logo: string | null };
  /** What a preview says of itself; a key of the locales. */
  readonly preview?: string | undefined;
  readonly progress?: Progress;
  /** Right end of the header. */
  readonly tools?: ReactNode;
  /** The bar at the bottom, within the thumb's reach. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function ProgressBar({ current, total }: Progress) {
  const { t } = useTexts();
  const share = total === 0 ? 0 : (current - 1) / total;
  return (
    <div
      className="rn-progress"
      role="progressbar"
      aria-label={t("runner.progressLabel")}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={current - 1}
      aria-valuetext={t("runner.progress", { current, total })}
    >
      <div className="rn-progress-done" style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}

function Brand({ name, logo }: RunnerShellProps["brand"]) {
  const [isBroken, setIsBroken] = useState(false);
  if (logo && !isBroken) return <img className="rn-logo" src={logo} alt={name} onError={() => setIsBroken(true)} />;
  return <span className="rn-brand">{name}</span>;
}

/** What surrounds every screen of the runner: whose it is, how far, what can be done next. */
export function RunnerShell({ colours, brand, preview, progress, tools, actions, children }: RunnerShellProps) {
  const { t } = useTexts();
  const style = useMemo(() => colourVariables(colours) as CSSProperties, [colours]);
  // Not before something is drawn to take its place, nor from under a finger that has come down since.
  useEffect(() => whenReleased(dropFirstContent), []);
  useEffect(() => {
    document.body.style.backgroundColor = colours.page;
  }, [colours.page]);
  return (
    <div className="rn" style={style} data-mode={colours.mode}>
      <header className="rn-header">
        {preview && (
          <p className="rn-preview">
            <Glyph name="eye" size={16} />
            {t(preview)}
          </p>
        )}
        <div className="rn-header-row">
          <Brand {...brand} />
          <div className="rn-tools">
            {tools}
            {progress && (
              <span className="rn-count" aria-hidden="true">
                {progress.current} / {progress.total}
              </span>
            )}
          </div>
        </div>
        {progress && <ProgressBar {...progress} />}
      </header>
      <main className="rn-main">
        <div className="rn-column">{children}</div>
      </main>
      {actions && (
        <footer className="rn-actions">
          <div className="rn-column rn-actions-row">{actions}</div>
        </footer>
      )}
    </div>
  );
}
