import { Autocomplete, Button, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { UsedTag } from "../../shared/api/wizard";
import { MOST_TAGS } from "../../shared/publication";
import { wizard } from "./wizardCalls";

interface TaggedMembersProps {
  readonly isBusy: boolean;
  readonly onAdd: (tags: readonly string[]) => Promise<boolean>;
}

/** Participants by tag: all members who have one of those chosen. */
export function TaggedMembers({ isBusy, onAdd }: TaggedMembersProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<readonly UsedTag[]>([]);
  const { data: tags = [], isPending } = wizard.useCall("GET /api/activities/participants/tags", {});
  const add = async () => {
    if (await onAdd(chosen.map(({ tag }) => tag))) setChosen([]);
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Autocomplete
        multiple
        size="small"
        options={tags}
        value={[...chosen]}
        loading={isPending}
        getOptionLabel={({ tag, members }) => `${tag} (${members})`}
        isOptionEqualToValue={(one, other) => one.tag === other.tag}
        openText={t("fields.open")}
        closeText={t("fields.close")}
        clearText={t("fields.clear")}
        loadingText={t("console.state.loading")}
        noOptionsText={t("fields.reference.none")}
        onChange={(_event, next) => setChosen(next.slice(0, MOST_TAGS))}
        renderInput={(params) => (
          <TextField {...params} label={t("activities.wizard.people.tags")} helperText={t("activities.wizard.people.tagsHelp")} />
        )}
      />
      <Button
        variant="outlined"
        sx={{ alignSelf: "flex-start" }}
        disabled={isBusy || chosen.length === 0}
        onClick={() => void add()}
      >
        {t("activities.wizard.people.addTags")}
      </Button>
    </Stack>
  );
}
