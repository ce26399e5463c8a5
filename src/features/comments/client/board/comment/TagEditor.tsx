import { Autocomplete, Box, Button, TextField } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../../../contracts/api/comments";
import { useModeration } from "../api/useModeration";
import { isTag, useUsedTags } from "./tags";

interface EditorProps {
  readonly comment: Comment;
  readonly onClose: () => void;
}

/** Writes a comment's tags, with those used before to choose from. */
export function TagEditor({ comment, onClose }: EditorProps) {
  const { t } = useTexts();
  const { setTags } = useModeration();
  const used = useUsedTags();
  const [tags, setOwn] = useState<readonly string[]>(comment.team?.tags ?? []);
  const [typed, setTyped] = useState("");
  const all = typed.trim() ? [...tags, typed.trim()] : tags;
  const wrong = all.find((tag) => !isTag(tag));
  const save = async () => {
    if (wrong === undefined && (await setTags(comment.id, [...new Set(all)]))) onClose();
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{ display: "flex", gap: 1, mt: 1, alignItems: "flex-start", flexWrap: "wrap" }}
    >
      <Autocomplete
        multiple
        freeSolo
        size="small"
        sx={{ flex: "1 1 260px" }}
        options={used.filter((tag) => !tags.includes(tag))}
        value={[...tags]}
        inputValue={typed}
        onInputChange={(_, next) => setTyped(next)}
        onChange={(_, next) => setOwn(next.map((tag) => tag.trim()).filter(Boolean))}
        clearText={t("fields.clear")}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            label={t("comments.board.tags")}
            error={wrong !== undefined}
            helperText={wrong === undefined ? t("comments.board.tagHelp") : t("comments.board.tagWrong", { tag: wrong })}
          />
        )}
      />
      <Button type="submit" variant="contained" disabled={wrong !== undefined}>
        {t("console.action.save")}
      </Button>
      <Button color="inherit" onClick={onClose}>
        {t("console.action.cancel")}
      </Button>
    </Box>
  );
}
