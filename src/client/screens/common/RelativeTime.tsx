import { Tooltip } from "@mui/material";
import { absoluteTime, relativeTime } from "./dates";
import { useTexts } from "./useTexts";

/** A moment as "3 days ago", with the date and time on hover. */
export function RelativeTime({ value }: { readonly value: string }) {
  const { language } = useTexts();
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  return (
    <Tooltip title={absoluteTime(date, language)}>
      <time dateTime={value}>{relativeTime(date, new Date(), language)}</time>
    </Tooltip>
  );
}
