import { Box, Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { ChangeGroup, SaidChange } from "./model/changeGroups";

/** More are drawn when asked for: two questionnaires may have nothing in common. */
const SHOWN_FIRST = 60;

const ADDED = { icon: "Add", color: "success.main" } as const;
const REMOVED = { icon: "Remove", color: "error.main" } as const;
const CHANGED = { icon: "Edit", color: "text.secondary" } as const;

function lookOf({ kind }: SaidChange) {
  if (kind.endsWith("Added")) return ADDED;
  return kind.endsWith("Removed") ? REMOVED : CHANGED;
}

function ChangeValues({ before, after }: SaidChange) {
  const { t } = useTexts();
  if (before === "" && after === "") return null;
  const nothing = t("surveys.diff.nothing");
  return (
    <Box sx={{ typography: "body2", overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
      {before !== "" && (
        <Box component="del" sx={{ display: "block", color: "text.secondary" }}>
          {before}
        </Box>
      )}
      <Box component="ins" sx={{ display: "block", textDecoration: "none", color: after === "" ? "text.secondary" : undefined }}>
        {after === "" ? nothing : after}
      </Box>
    </Box>
  );
}

function ChangeRow({ change }: { readonly change: SaidChange }) {
  const { icon, color } = lookOf(change);
  const isWhole = change.kind.endsWith("Removed") && change.after === "";
  return (
    <Box component="li" sx={{ display: "flex", gap: 1, alignItems: "flex-start", minWidth: 0 }}>
      <Icon name={icon} sx={{ color, fontSize: 18, mt: 0.25, flexShrink: 0 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
          {change.label}
        </Typography>
        {isWhole ? <RemovedValue text={change.before} /> : <ChangeValues {...change} />}
      </Box>
    </Box>
  );
}

function RemovedValue({ text }: { readonly text: string }) {
  if (text === "") return null;
  return (
    <Box component="del" sx={{ display: "block", typography: "body2", color: "text.secondary", overflowWrap: "anywhere" }}>
      {text}
    </Box>
  );
}

function GroupOfChanges({ group }: { readonly group: ChangeGroup }) {
  return (
    <Box component="section" sx={{ py: 1.5, borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0, pt: 0 } }}>
      <Typography component="h4" sx={{ fontWeight: 600, mb: 1, overflowWrap: "anywhere" }}>
        {group.title}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: "none", gap: 1 }}>
        {group.changes.map((change) => (
          <ChangeRow key={`${change.kind} ${change.label} ${change.before} ${change.after}`} change={change} />
        ))}
      </Stack>
      {group.effects.map((effect) => (
        <Box key={effect} sx={{ display: "flex", gap: 1, mt: 1, color: "text.secondary", typography: "body2" }}>
          <Icon name="Insights" sx={{ fontSize: 18, mt: 0.25, flexShrink: 0 }} />
          <span>{effect}</span>
        </Box>
      ))}
    </Box>
  );
}

/** What differs, question by question, and what that does to results. */
export function ChangeList({ groups }: { readonly groups: readonly ChangeGroup[] }) {
  const { t } = useTexts();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? groups : groups.slice(0, SHOWN_FIRST);
  const hidden = groups.length - shown.length;
  if (groups.length === 0) return <Typography sx={{ color: "text.secondary", py: 2 }}>{t("surveys.diff.none")}</Typography>;
  return (
    <>
      <div>
        {shown.map((group) => (
          <GroupOfChanges key={group.key} group={group} />
        ))}
      </div>
      {hidden > 0 && <Button onClick={() => setAll(true)}>{t("surveys.diff.more", { smart_count: hidden })}</Button>}
    </>
  );
}
