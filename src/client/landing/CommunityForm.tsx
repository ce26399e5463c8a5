import ArrowForward from "@mui/icons-material/ArrowForward";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { type FormEvent, useRef, useState } from "react";
import { useTexts } from "../texts/TextsProvider";
import { originOf } from "./originOf";

export function CommunityForm() {
  const { t } = useTexts();
  const [text, setText] = useState("");
  const [hasIssues, setHasIssues] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const origin = originOf(text);
    setHasIssues(!origin);
    if (origin) window.location.assign(`/c/${origin}/`);
    else input.current?.focus();
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      direction={{ xs: "column", sm: "row" }}
      spacing={1.5}
      sx={{ alignItems: { sm: "flex-start" } }}
    >
      <TextField
        label={t("door.community.label")}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={hasIssues}
        helperText={t(hasIssues ? "door.community.required" : "door.community.help")}
        inputRef={input}
        autoComplete="off"
        fullWidth
        slotProps={{ htmlInput: { autoCapitalize: "none", spellCheck: false } }}
      />
      <Button type="submit" variant="contained" size="large" endIcon={<ArrowForward />} sx={{ minHeight: 56, flex: "none" }}>
        {t("door.community.go")}
      </Button>
    </Stack>
  );
}
