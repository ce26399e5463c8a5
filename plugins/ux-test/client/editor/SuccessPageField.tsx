import { Box, FormHelperText, FormLabel, OutlinedInput } from "@mui/material";
import { useId } from "react";
import type { QuestionSettingProps } from "../../../../src/client/kit/console";
import { LONGEST_ADDRESS } from "../../shared/uxTest";
import { SnippetLink } from "./SnippetPanel";

/** The page that a task is done at. */
export function SuccessPageField({ title, help, question, value, isDisabled, faults, onChange }: QuestionSettingProps) {
  const id = useId();
  const isWrong = faults.some(({ path }) => path === "/successUrl");
  return (
    <Box sx={{ display: "grid", gap: 0.75, minWidth: 0 }}>
      <FormLabel htmlFor={id} error={isWrong} sx={{ typography: "body2", fontWeight: 600, color: "text.primary" }}>
        {title}
      </FormLabel>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        value={typeof value === "string" ? value : ""}
        disabled={isDisabled}
        error={isWrong}
        onChange={({ target }) => onChange(target.value || undefined)}
        inputProps={{
          maxLength: LONGEST_ADDRESS,
          inputMode: "url",
          spellCheck: false,
          autoCapitalize: "off",
          "aria-describedby": `${id}-help`,
        }}
      />
      <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
        {help}
      </FormHelperText>
      <SnippetLink questionId={question.id} />
    </Box>
  );
}
