import { Button, CircularProgress } from "@mui/material";
import { Link } from "react-router-dom";
import type { ClientTransition } from "../../../../schema/clientCatalog";
import type { EntityRecord } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { Icon } from "../../../theme/icons";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { HiddenActions } from "../../entity/HiddenActions";
import { useEntityPath } from "../../entity/useEntityPath";
import { RecordMenu } from "./RecordMenu";
import { headerTransitions } from "./transitions";
import { type PrimaryAction, useNextStep } from "./useNextStep";
import { useTransition } from "./useTransition";

interface MoveButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly isPrimary: boolean;
  readonly isBusy: boolean;
  readonly isRunning: boolean;
  readonly onPress: () => void;
}

function MoveButton({ label, icon, isPrimary, isBusy, isRunning, onPress }: MoveButtonProps) {
  return (
    <Button
      variant={isPrimary ? "contained" : "outlined"}
      disabled={isBusy}
      onClick={onPress}
      startIcon={isRunning ? <CircularProgress size={16} color="inherit" /> : <Icon name={icon} />}
    >
      {label}
    </Button>
  );
}

function transitionOf(primary: PrimaryAction | undefined): ClientTransition | undefined {
  return primary && "transition" in primary.does ? primary.does.transition : undefined;
}

interface RecordActionsProps {
  readonly record: EntityRecord;
  /** Path segment of the tab in view. */
  readonly current: string;
  readonly refresh: () => void;
}

/**
 * What can be done with a record: what comes next as the one primary button, the other moves in the menu. Of records
 * whose next step nobody tells, editing is the primary one, and the usual move stands beside it. Moves
 * that a tab decides are left to it.
 */
export function RecordActions({ record, current, refresh }: RecordActionsProps) {
  const entity = useEntity();
  const { t } = useTexts();
  const path = useEntityPath();
  const { isKnown, primary } = useNextStep(record, current);
  const { run, running, nameOf } = useTransition(record, refresh);
  const { recordTabs, nextSteps } = useClientRegistry();
  const open = headerTransitions(entity, record, recordTabs, nextSteps.get(entity.name)?.stateOf);
  const usual = isKnown ? transitionOf(primary) : open[0];
  const link = primary && "to" in primary.does ? primary.does.to : undefined;
  return (
    <>
      <RecordMenu
        record={record}
        refresh={refresh}
        moves={open
          .filter((transition) => transition !== usual)
          .map((transition) => ({
            name: nameOf(transition),
            icon: transition.icon ?? "ArrowForward",
            isDangerous: transition.irreversible === true,
            run: () => run(transition),
          }))}
      />
      <HiddenActions />
      {usual && !isKnown ? (
        <MoveButton
          label={nameOf(usual)}
          icon={usual.icon ?? "ArrowForward"}
          isPrimary={false}
          isBusy={running !== undefined}
          isRunning={running === usual.name}
          onPress={() => run(usual)}
        />
      ) : null}
      {entity.actions.update && entity.update ? (
        <Button
          variant={isKnown ? "outlined" : "contained"}
          component={Link}
          to={path.record(record.id, "edit")}
          startIcon={<Icon name="Edit" />}
        >
          {t("console.action.edit")}
        </Button>
      ) : null}
      {primary && usual && isKnown ? (
        <MoveButton
          label={primary.label}
          icon={primary.icon}
          isPrimary
          isBusy={running !== undefined}
          isRunning={running === usual.name}
          onPress={() => run(usual)}
        />
      ) : null}
      {primary && link ? (
        <Button variant="contained" component={Link} to={link} startIcon={<Icon name={primary.icon} />}>
          {primary.label}
        </Button>
      ) : null}
    </>
  );
}
