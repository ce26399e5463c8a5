import { IconButton, InputAdornment, OutlinedInput } from "@mui/material";
import { useRef } from "react";
import { Icon } from "../../../theme/icons";
import { useTexts } from "../../common/useTexts";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { useTyped } from "../../inputs/useTyped";
import { useShortcuts } from "../../shortcuts/shortcuts";
import { useFilters } from "./useFilters";

/** Searches as the person types, after a short pause. */
export function SearchBox() {
  const { t } = useTexts();
  const { plural } = useEntityTexts();
  const { filter, change } = useFilters();
  const inForce = typeof filter.q === "string" ? filter.q : "";
  const [text, setText] = useTyped(inForce, (typed) => change({ q: typed || undefined }));
  const input = useRef<HTMLInputElement>(null);
  useShortcuts([
    { keys: "/", label: t("console.shortcuts.search"), group: t("console.shortcuts.list"), run: () => input.current?.focus() },
  ]);
  const label = t("console.list.search", { name: plural.toLowerCase() });
  return (
    <OutlinedInput
      size="small"
      value={text}
      placeholder={label}
      onChange={(event) => setText(event.target.value)}
      sx={{ flex: { xs: "1 1 100%", sm: "0 1 320px" }, minWidth: 0 }}
      inputRef={input}
      inputProps={{ "aria-label": label, "aria-keyshortcuts": "/" }}
      startAdornment={
        <InputAdornment position="start">
          <Icon name="Search" />
        </InputAdornment>
      }
      endAdornment={
        text ? (
          <InputAdornment position="end">
            <IconButton size="small" edge="end" aria-label={t("fields.clear")} onClick={() => setText("")}>
              <Icon name="Close" />
            </IconButton>
          </InputAdornment>
        ) : undefined
      }
    />
  );
}
