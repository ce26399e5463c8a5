import { useTexts } from "../../../../client/kit/console";
import { Counts } from "./Counts";
import { Panel } from "./Panel";
import type { FieldworkPanelProps } from "./panelProps";
import { Switched } from "./Switched";
import { WholeNumberField } from "./WholeNumberField";

const MOST_COMPLETES = 1_000_000;

/** How it is going, and whether anybody new may begin. */
export function LaunchPanel({ state, draft, editing: { change }, canUpdate }: FieldworkPanelProps) {
  const { t } = useTexts();
  return (
    <Panel title={t("surveys.fieldwork.launch.title")} help={t("surveys.fieldwork.launch.help")}>
      <Counts counts={state.counts} />
      <Switched
        label={t("surveys.fieldwork.launch.pause")}
        help={t("surveys.fieldwork.launch.pauseHelp")}
        isOn={draft.isPaused}
        isDisabled={!canUpdate}
        onChange={(isPaused) => change({ isPaused })}
      />
      <WholeNumberField
        label={t("surveys.fieldwork.launch.softLaunch")}
        help={t("surveys.fieldwork.launch.softLaunchHelp")}
        value={draft.softLaunch}
        most={MOST_COMPLETES}
        isDisabled={!canUpdate}
        onChange={(softLaunch) => change({ softLaunch })}
      />
    </Panel>
  );
}
