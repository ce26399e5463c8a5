import { Box, Stack, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { FlagCount, FlaggedResponse } from "../../shared/api/quality";
import type { Evidence } from "../../shared/evidence";
import type { Formats } from "../format";
import { useFormats } from "../useFormats";

interface Words {
  readonly t: (key: string, params: Readonly<Record<string, unknown>>) => string;
  readonly formats: Formats;
  /** Variable of the question that the evidence speaks of. */
  readonly question: string;
  /** The answer given, and the one asked for, in words. */
  readonly answer: string;
  readonly expected: string;
}

function written(name: string, value: number, formats: Formats): string {
  if (name.endsWith("Ms")) return formats.duration(value);
  return name === "share" ? formats.share(value) : formats.count(value);
}

/** One piece of evidence as a sentence. */
function evidenceText({ says, figures, text = "" }: Evidence, { t, formats, question, answer, expected }: Words): string {
  const told = Object.entries(figures).map(([name, value]) => [name, written(name, value, formats)] as const);
  const params = { ...Object.fromEntries(told), smart_count: figures.count ?? 1, text, question, answer, expected };
  return t(`quality.evidence.${says}`, params);
}

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
