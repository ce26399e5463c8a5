import { Box } from "@mui/material";
import { useMemo, useRef } from "react";
import { useTexts } from "../../../../../client/kit/console";
import { PipeButton } from "../../logic/PipeButton";
import { headSchema } from "../settings/commonSchemas";
import { GeneratedPart } from "./GeneratedPart";
import type { SectionProps } from "./useQuestionForm";

/** The question's own texts, which answers can be put into. */
export function HeadSection({ form }: SectionProps) {
  const { t } = useTexts();
  const texts = useRef<HTMLDivElement>(null);
  const schema = useMemo(() => headSchema(t), [t]);
  return (
    <Box ref={texts}>
      <GeneratedPart form={form} name="head" schema={schema} />
      <PipeButton question={form.question} area={texts} />
    </Box>
  );
}
