import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { recordsOf } from "../../../../../src/client/kit/console";
import { usedTags } from "./usedTags";

const PAUSE_MS = 250;
/** Members that are looked through; with what was typed all of them hold it. */
const MEMBERS = 200;

/**
 * Tags to choose from while one types. The kit's `useUsedWords` asks for the records of the screen, which are activities here.
 * @param isOpen whether somebody is choosing: nothing is asked before
 */
export function useUsedTags(typed: string, isOpen: boolean): readonly string[] {
  const [text, setText] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    queryKey: ["heatMap", "usedTags", text],
    enabled: isOpen,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const filter = text ? { tags_contains: text } : {};
      return recordsOf("members").list({ filter, range: [0, MEMBERS - 1] }, { signal, isQuiet: true });
    },
  });
  return usedTags(data ?? [], typed);
}
