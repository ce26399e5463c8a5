import { Alert, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from "@mui/material";
import { useId, useState } from "react";
import { FormDialog, useNotice, useTexts } from "../../../client/kit/console";
import type { TeamRedeem } from "../shared/api/redeem";
import { LONGEST_CODE, LONGEST_REASON, SHORTEST_REASON } from "../shared/redeem";
import { usePools } from "./useCodes";
import { useDecision } from "./useRedeems";

interface DecisionDialogProps {
  readonly redeem: TeamRedeem;
  readonly does: "complete" | "reject";
  readonly onClose: () => void;
}

const SOURCES = ["pool", "typed"] as const;
type Source = (typeof SOURCES)[number];

/** Where the code comes from, if the card has had a pool; a pool that has run out says so. */
function SourceChoice(props: { readonly free: number; readonly source: Source; readonly onChange: (source: Source) => void }) {
  const { free, source, onChange } = props;
  const { t } = useTexts();
  const id = useId();
  if (free === 0) return <Alert severity="warning">{t("redeem.team.source.empty")}</Alert>;
  return (
    <FormControl>
      <FormLabel id={id}>{t("redeem.team.source.label")}</FormLabel>
      <RadioGroup aria-labelledby={id} value={source} onChange={(_, value) => onChange(value === "pool" ? "pool" : "typed")}>
        {SOURCES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={t(`redeem.team.source.${one}`, { smart_count: free })}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** Hands over what the member gets, or says why there is nothing. */
export function DecisionDialog({ redeem, does, onClose }: DecisionDialogProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const id = useId();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<Source>("pool");
  const [hasTried, setHasTried] = useState(false);
  const pools = usePools();
  const decision = useDecision((made) => {
    notice(t(made.does === "complete" ? "redeem.team.doneComplete" : "redeem.team.doneReject"));
    onClose();
  });
  const isComplete = does === "complete";
  const pool = pools.data?.cards.find((card) => card.id === redeem.cardId);
  const hasPool = isComplete && pool !== undefined && pool.free + pool.taken > 0;
  const isFromPool = hasPool && pool.free > 0 && chosen === "pool";
  const isShort = !isComplete && text.trim().length < SHORTEST_REASON;
  const names = { card: redeem.cardName ?? "", member: redeem.member?.nickname ?? t("redeem.team.left") };
  const help = t(isComplete ? "redeem.team.codeHelp" : "redeem.team.reasonHelp");
  return (
    <FormDialog
      title={t(isComplete ? "redeem.team.completeTitle" : "redeem.team.rejectTitle", names)}
      submitLabel={t(isComplete ? "redeem.team.complete" : "redeem.team.reject")}
      color={isComplete ? "primary" : "error"}
      // Until it is known whether there is a pool, nobody can choose.
      isDisabled={isComplete && pools.isPending}
      isBusy={decision.isPending}
      error={decision.error}
      maxWidth="sm"
      onSubmit={() => {
        setHasTried(true);
        if (isShort) return;
        decision.mutate(isComplete ? { does, id: redeem.id, code: text, isFromPool } : { does, id: redeem.id, reason: text });
      }}
      onClose={onClose}
    >
      {hasPool && <SourceChoice free={pool.free} source={chosen} onChange={setChosen} />}
      {!isFromPool && (
        <TextField
          id={`${id}-text`}
          label={t(isComplete ? "redeem.team.code" : "redeem.team.reason")}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={hasTried && isShort}
          helperText={hasTried && isShort ? t("redeem.team.reasonShort") : help}
          autoComplete="off"
          autoFocus
          margin="dense"
          slotProps={{ htmlInput: { maxLength: isComplete ? LONGEST_CODE : LONGEST_REASON } }}
        />
      )}
    </FormDialog>
  );
}
