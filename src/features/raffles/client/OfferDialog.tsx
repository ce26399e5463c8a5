import { TextField, Typography } from "@mui/material";
import { useId, useState } from "react";
import { FormDialog, useNotice, useTexts } from "../../../client/kit/console";
import type { NewRaffle } from "../shared/api/entries";
import { LONGEST_REWARD, MOST_ENTRIES, MOST_LABS, MOST_WINNERS } from "../shared/raffles";
import { useOffer } from "./useRaffles";

const NUMBERS = ["labs", "maxEntries", "winners"] as const;
const MOST = { labs: MOST_LABS, maxEntries: MOST_ENTRIES, winners: MOST_WINNERS } as const;

type Fields = Readonly<Record<(typeof NUMBERS)[number] | "reward" | "endsAt", string>>;

const NEW: Fields = { reward: "", labs: "10", maxEntries: "5", winners: "1", endsAt: "" };

function isNumber(name: (typeof NUMBERS)[number], text: string): boolean {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= MOST[name];
}

/** Names of the fields that lack something. */
function issuesOf(fields: Fields): ReadonlySet<string> {
  const numbers = NUMBERS.filter((name) => !isNumber(name, fields[name]));
  const texts = (["reward", "endsAt"] as const).filter((name) => fields[name].trim() === "");
  return new Set([...numbers, ...texts]);
}

const toRaffle = ({ reward, labs, maxEntries, winners, endsAt }: Fields): NewRaffle => ({
  ...{ reward: reward.trim(), labs: Number(labs), maxEntries: Number(maxEntries), winners: Number(winners) },
  endsAt: new Date(endsAt).toISOString(),
});

/** Offers a raffle whose entries members buy with LABs; it can't be changed after. */
export function OfferDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const notice = useNotice();
  const id = useId();
  const [fields, setFields] = useState(NEW);
  const [hasTried, setHasTried] = useState(false);
  const offer = useOffer(() => {
    notice(t("raffles.team.offer.done"));
    onClose();
  });
  const issues = issuesOf(fields);
  const field = (name: keyof Fields, help?: string) => {
    const hasIssue = hasTried && issues.has(name);
    return {
      ...{
        id: `${id}-${name}`,
        label: t(`raffles.team.offer.${name}`),
        value: fields[name],
        error: hasIssue,
        margin: "dense" as const,
      },
      helperText: hasIssue ? t("raffles.team.offer.issue") : help,
      onChange: (event: { readonly target: { readonly value: string } }) => setFields({ ...fields, [name]: event.target.value }),
    };
  };
  return (
    <FormDialog
      title={t("raffles.team.offer.title")}
      submitLabel={t("raffles.team.offer.go")}
      isBusy={offer.isPending}
      error={offer.error}
      maxWidth="sm"
      onSubmit={() => {
        setHasTried(true);
        if (issues.size === 0) offer.mutate(toRaffle(fields));
      }}
      onClose={onClose}
    >
      <Typography>{t("raffles.team.offer.body")}</Typography>
      <TextField {...field("reward")} autoFocus slotProps={{ htmlInput: { maxLength: LONGEST_REWARD } }} />
      {NUMBERS.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          type="number"
          slotProps={{ htmlInput: { min: 1, max: MOST[name], inputMode: "numeric" } }}
        />
      ))}
      <TextField
        {...field("endsAt", t("raffles.team.offer.endsAtHelp", { zone: Intl.DateTimeFormat().resolvedOptions().timeZone }))}
        type="datetime-local"
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </FormDialog>
  );
}
