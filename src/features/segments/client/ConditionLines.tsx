import { Box } from "@mui/material";
import { useTexts } from "../../../client/kit/console";
import type { SegmentCondition } from "../shared/api";
import { KINDS } from "./kinds";

/** The conditions of a segment in words, a line each. */
export function ConditionLines({ conditions }: { readonly conditions: readonly SegmentCondition[] }) {
  const { t } = useTexts();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 0.5 }}>
      {conditions.map((condition, at) => {
        const { Words } = KINDS[condition.kind];
        const holds = t(`segments.holds.${condition.kind}.${condition.isNot ? "not" : "is"}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its place in the list
          <li key={at}>
            {at > 0 && <em>{t(condition.isAlternative ? "segments.join.any" : "segments.join.all")} </em>}
            <strong>{t(`segments.kind.${condition.kind}`)}</strong> · {holds}: <Words condition={condition} />
          </li>
        );
      })}
    </Box>
  );
}
