import { Stack, Typography } from "@mui/material";
import { useTexts } from "../../../../../client/kit/console";
import type { QuestionIssue } from "../../../../../client/kit/questions";
import { IssueNotes, nameOf, Pick, subjectsFor, useLogicScope } from "../../../../../client/kit/questions";
import { optionsOf } from "../../../../../survey/logic/references";
import type { Block } from "../../../../../survey/questionnaire";
import type { BlockChanges } from "../../editor/draft/questionnaireDraft";
import { WHICH } from "../CarryEditor";
import { LogicSection } from "../LogicSection";

/** Stands for no question. */
const NONE = "";
/** What texts of the block say the option of the round by. */
const ROUND = "{{loop}}";

interface BlockLoopProps {
  readonly block: Block;
  readonly index: number;
  readonly faults: readonly QuestionIssue[];
  readonly isDisabled: boolean;
  readonly onChange: (changes: BlockChanges) => void;
}

/** Asks the block once for each option of an earlier question. */
export function BlockLoop({ block, index, faults, isDisabled, onChange }: BlockLoopProps) {
  const { t } = useTexts();
  const scope = useLogicScope();
  const { loop } = block;
  const pointer = `/blocks/${index}/loop/from`;
  const sources = subjectsFor({ blockIndex: index }, scope).filter((source) => optionsOf(source, "options").length > 0);
  const isGone = loop && !sources.some(({ id }) => id === loop.from);
  const gone = loop && scope.places.get(loop.from)?.question;
  const options = loop && gone ? optionsOf(gone, "options").length : 0;
  return (
    <LogicSection title={t("surveys.logic.block.loop")} help={t("surveys.logic.block.loopHelp", { mark: ROUND })}>
      <Stack data-pointer={pointer} direction="row" sx={{ flexWrap: "wrap", gap: 1.5, pt: 0.5 }}>
        <Pick
          label={t("surveys.logic.block.loopFrom")}
          isLabelled
          value={loop?.from ?? NONE}
          choices={[
            { value: NONE, label: t("surveys.logic.block.noLoop") },
            ...(isGone
              ? [{ value: loop.from, label: gone ? nameOf(gone, scope.language) : t("surveys.logic.goneQuestion") }]
              : []),
            ...sources.map((source) => ({ value: source.id, label: nameOf(source, scope.language) })),
          ]}
          isDisabled={isDisabled}
          hasIssue={faults.some(({ path }) => path === pointer)}
          flex="1 1 220px"
          onChange={(from) => onChange({ loop: from === NONE ? undefined : { from, which: loop?.which ?? "chosen" } })}
        />
        {loop && (
          <Pick
            label={t("surveys.logic.carry.which")}
            isLabelled
            value={loop.which}
            choices={WHICH.map((which) => ({ value: which, label: t(`surveys.logic.which.${which}`) }))}
            isDisabled={isDisabled}
            flex="1 1 180px"
            onChange={(which) => onChange({ loop: { ...loop, which: WHICH.find((known) => known === which) ?? "chosen" } })}
          />
        )}
      </Stack>
      {options > 0 && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("surveys.logic.block.rounds", { smart_count: options })}
        </Typography>
      )}
      <IssueNotes faults={faults} pointer={pointer} />
    </LogicSection>
  );
}
