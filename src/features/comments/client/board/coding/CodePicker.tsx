import { Autocomplete, Box, createFilterOptions, Popover, TextField } from "@mui/material";
import { type RefObject, useState } from "react";
import { failureText, Icon, useNotice, useTexts } from "../../../../../client/kit/console";
import { CodeDot } from "./CodeDot";
import { type Draft, useCoding } from "./CodingContext";
import { type Code, findCode, useCreateCode } from "./useCodes";

interface CodePickerProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly draft: Draft;
  readonly onClose: () => void;
}

/** A code that isn't there yet has no id. */
const NEW = "";
const matching = createFilterOptions<Code>({ trim: true });

/** Chooses the code of a passage, or makes one on the way. */
export function CodePicker({ anchor, draft, onClose }: CodePickerProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const coding = useCoding();
  const codes = coding?.codes ?? [];
  const create = useCreateCode(codes);
  const [isBusy, setIsBusy] = useState(false);
  const choose = async ({ id, name }: Code) => {
    setIsBusy(true);
    try {
      const codeId = id === NEW ? await create(name) : id;
      const { commentId, version, start, end } = draft;
      await coding?.add(commentId, { codeId, version, start, end });
      window.getSelection()?.removeAllRanges();
      onClose();
    } catch (error) {
      notice(failureText(error, t), "error");
      setIsBusy(false);
    }
  };
  return (
    <Popover
      open
      anchorEl={anchor.current}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{
        paper: { role: "dialog", "aria-label": t("comments.board.coding.choose"), sx: { p: 1, width: 320 } },
      }}
    >
      <Autocomplete<Code>
        open
        size="small"
        options={codes.filter(({ isArchived }) => !isArchived)}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        disabled={isBusy}
        forcePopupIcon={false}
        autoHighlight
        disablePortal
        noOptionsText={t("comments.board.coding.none")}
        clearText={t("fields.clear")}
        filterOptions={(options, state) => {
          const name = state.inputValue.trim();
          const found = matching([...options], state);
          return name && !findCode(codes, name) ? [...found, { id: NEW, name, color: "", isArchived: false }] : found;
        }}
        onChange={(_, code) => code && void choose(code)}
        renderOption={({ key, ...option }, { id, name, color }) => (
          <Box component="li" key={key} {...option} sx={{ gap: 1 }}>
            {id === NEW ? <Icon name="Add" /> : <CodeDot color={color} />}
            <span>{id === NEW ? t("comments.board.coding.create", { name }) : name}</span>
          </Box>
        )}
        slotProps={{
          popper: { sx: { position: "static !important", transform: "none !important", width: "100% !important" } },
          paper: { elevation: 0 },
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            placeholder={t("comments.board.coding.search")}
            slotProps={{ htmlInput: { ...params.inputProps, maxLength: 80, "aria-label": t("comments.board.coding.search") } }}
          />
        )}
      />
    </Popover>
  );
}
