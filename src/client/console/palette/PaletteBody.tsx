import { Box, InputBase, LinearProgress, Typography } from "@mui/material";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Icon } from "../../look/icons";
import { useTexts } from "../../screens/common/useTexts";
import { type Hit, useHits } from "./useHits";

/** The palette's box and its list; arrows move, Enter goes there. */
export function PaletteBody({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [index, setIndex] = useState(0);
  const { hits, isSearching } = useHits(text);
  const listId = useId();
  const current = Math.min(index, hits.length - 1);
  const optionId = (position: number) => `${listId}-${position}`;

  useEffect(() => {
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [listId, current]);

  const go = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    navigate(hit.to);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") setIndex(Math.min(current + 1, hits.length - 1));
    else if (event.key === "ArrowUp") setIndex(Math.max(current - 1, 0));
    else if (event.key === "Enter") go(hits[current]);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1.25, px: 2, borderBottom: 1, borderColor: "divider" }}>
        <Icon name="Search" color="action" />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIndex(0);
          }}
          onKeyDown={onKey}
          placeholder={t("console.palette.placeholder")}
          sx={{ fontSize: "1rem", height: 54 }}
          inputProps={{
            role: "combobox",
            "aria-label": t("console.palette.placeholder"),
            "aria-expanded": true,
            "aria-controls": listId,
            "aria-autocomplete": "list",
            ...(hits.length > 0 ? { "aria-activedescendant": optionId(current) } : {}),
          }}
        />
      </Box>
      <Box sx={{ height: 2 }}>
        {isSearching ? <LinearProgress aria-label={t("console.state.loading")} sx={{ height: 2 }} /> : null}
      </Box>
      <Box
        id={listId}
        role="listbox"
        aria-label={t("console.palette.results")}
        sx={{ maxHeight: "min(420px, 60dvh)", overflowY: "auto", p: 1 }}
      >
        {hits.map((hit, position) => (
          <Line
            key={hit.to}
            id={optionId(position)}
            hit={hit}
            isCurrent={position === current}
            onPick={() => go(hit)}
            onPoint={() => setIndex(position)}
          />
        ))}
      </Box>
      {hits.length === 0 && !isSearching ? (
        <Typography color="text.secondary" role="status" sx={{ px: 2, pb: 3, textAlign: "center" }}>
          {t("console.palette.none", { text })}
        </Typography>
      ) : null}
    </>
  );
}

interface LineProps {
  readonly id: string;
  readonly hit: Hit;
  readonly isCurrent: boolean;
  readonly onPick: () => void;
  readonly onPoint: () => void;
}

function Line({ id, hit, isCurrent, onPick, onPoint }: LineProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isCurrent}
      onClick={onPick}
      onMouseMove={isCurrent ? undefined : onPoint}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.25,
        minHeight: 42,
        px: 1.25,
        py: 0.5,
        borderRadius: 1,
        cursor: "pointer",
        bgcolor: isCurrent ? "action.selected" : "transparent",
      }}
    >
      <Icon name={hit.icon} color="action" />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere", fontWeight: 500 }}>
        {hit.label}
      </Box>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ whiteSpace: "nowrap" }}>
        {hit.detail}
      </Typography>
    </Box>
  );
}
