import { Tooltip } from "@mui/material";
import { absoluteTime, relativeTime, zoneName } from "./dates";
import { useTexts } from "./useTexts";

/** A moment as "3 days ago", with the date, time and zone on hover. */
export function RelativeTime({ value }: { readonly value: string }) {
  const { language } = useTexts();
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  return (
    <Tooltip title={`${absoluteTime(date, language)} ${zoneName(date, language)}`}>
      <time dateTime={value}>{relativeTime(date, new Date(), language)}</time>
    </Tooltip>
  );
}
