import { Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { clientOf, failureText, useTexts } from "../../../client/kit/console";
import type { segmentsApi } from "../shared/api";
import type { DraftCondition } from "./draftCondition";
import { isComplete } from "./kinds";

const segments = clientOf<typeof segmentsApi>();

/** Long enough not to ask at each key, short enough to seem at once. */
const PAUSE_MS = 300;

/** The conditions that say enough, as text, once they have rested. */
function useRested(conditions: readonly DraftCondition[]): string {
  const text = JSON.stringify(conditions.filter(isComplete));
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** How many the conditions leave at the moment, and a few of them. */
export function PreviewLine({ conditions }: { readonly conditions: readonly DraftCondition[] }) {
  const { t, language } = useTexts();
  const rested = useRested(conditions);
  const isAsked = rested !== "[]";
  const { data, error } = useQuery({
    queryKey: ["segments", "preview", rested],
    enabled: isAsked,
    queryFn: ({ signal }) =>
      segments.call("POST /api/segments/preview", { body: { conditions: JSON.parse(rested) } }, { isQuiet: true, signal }),
  });
  const words = () => {
    if (!isAsked) return t("segments.preview.none");
    if (error) return failureText(error, t);
    if (!data) return t("segments.preview.counting");
    const count = t("segments.count", {
      smart_count: data.members,
      count: new Intl.NumberFormat(language).format(data.members),
    });
    if (data.names.length === 0) return t("segments.preview.nobody");
    const names = new Intl.ListFormat(language, { type: "unit" }).format(data.names);
    return t(data.members > data.names.length ? "segments.preview.some" : "segments.preview.all", { count, names });
  };
  return (
    <Typography role="status" variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
      {words()}
    </Typography>
  );
}
