import { Box, InputBase, LinearProgress, Typography } from "@mui/material";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";
import { focusRing } from "../../theme/theme";
import type { Hit } from "./hit";
import { PaletteHits } from "./PaletteHits";
import { useHits } from "./useHits";

/** The palette's box and its list; arrows move, Enter goes there. */
export function PaletteBody({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [index, setIndex] = useState(0);
  const { hits, isSearching, error } = useHits(text);
  const listId = useId();
  const current = Math.min(index, hits.length - 1);
  const optionId = (position: number) => `${listId}-${position}`;

  useEffect(() => {
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [listId, current]);

  const go = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    if ("to" in hit.go) navigate(hit.go.to);
    else hit.go.run();
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
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1.25,
          px: 2,
          borderBottom: 1,
          borderColor: "divider",
          "&:focus-within": { ...focusRing(-2), borderRadius: 1 },
        }}
      >
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
      <PaletteHits hits={hits} current={current} id={listId} optionId={optionId} onPick={go} onPoint={setIndex} />
      {error ? (
        <Typography color="error" role="alert" variant="body2" sx={{ px: 2, pb: 2 }}>
          {t("console.palette.failed")}
        </Typography>
      ) : hits.length === 0 && !isSearching ? (
        <Typography color="text.secondary" role="status" sx={{ px: 2, pb: 3, textAlign: "center" }}>
          {t("console.palette.none", { text })}
        </Typography>
      ) : null}
    </>
  );
}
