import { Box, Stack, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { FlagCount, FlaggedResponse } from "../../shared/api/quality";
import { useFormats } from "../useFormats";
import { evidenceText } from "./evidenceText";

interface EvidenceListProps {
  readonly response: FlaggedResponse;
  readonly flags: readonly FlagCount[];
}

/** What speaks for each flag, in words. */
export function EvidenceList({ response, flags }: EvidenceListProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const answers = new Map(response.answers.map((answer) => [answer.questionId, answer]));
  if (response.flags.length === 0) return <Typography color="text.secondary">{t("quality.drawer.noFlags")}</Typography>;
  return (
    <Stack component="ul" sx={{ gap: 2, listStyle: "none", p: 0, m: 0 }}>
      {response.flags.map(({ name, evidence }) => (
        <Box component="li" key={name}>
          <Stack direction="row" sx={{ gap: 1, alignItems: "center", color: "warning.main" }}>
            <Icon name={flags.find((flag) => flag.name === name)?.icon ?? "Flag"} />
            <Typography sx={{ fontWeight: 600, color: "text.primary" }}>{t(`quality.flags.${name}`)}</Typography>
          </Stack>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 5 }}>
            {evidence.map((one) => {
              const about = answers.get(one.questionId ?? "");
              const words = {
                t,
                formats,
                question: about?.variable ?? "",
                answer: about?.chosen.join(", ") ?? "",
                expected: (one.expected ?? []).map((code) => about?.labels[code] ?? code).join(", "),
              };
              return (
                <Typography
                  component="li"
                  key={`${one.says} ${one.questionId ?? ""} ${one.text ?? ""}`}
                  sx={{ overflowWrap: "anywhere" }}
                >
                  {evidenceText(one, words)}
                </Typography>
              );
            })}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
