import { useGetList } from "ra-core";
import { useEffect, useState } from "react";
import type { ClientReference } from "../../../schema/clientCatalog";
import { useTexts } from "../common/useTexts";
import { useEntityOf } from "../entity/entities";
import { recordHint, recordLabel } from "../entity/entityTexts";

const PAGE = 25;
/** What can't be searched is read whole, within reason. */
const WHOLE = 250;

/** The text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 250);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface ReferenceOptions {
  readonly reference: ClientReference;
  /** What was typed. */
  readonly text: string;
  readonly isOpen: boolean;
}

/** Records to choose from, by id to their label, and to what tells them apart; the server searches. */
export function useReferenceOptions({ reference, text, isOpen }: ReferenceOptions) {
  const { language } = useTexts();
  const entity = useEntityOf(reference.resource);
  const q = useSettled(text);
  const isSearching = entity?.isSearchable === true && q !== "";
  const { data, isFetching } = useGetList(
    reference.resource,
    {
      pagination: { page: 1, perPage: entity?.isSearchable ? PAGE : WHOLE },
      sort: entity?.sort ?? { field: "id", order: "ASC" },
      filter: { ...reference.offers, ...(isSearching ? { q } : {}) },
    },
    { enabled: isOpen && entity !== undefined },
  );
  const labels = new Map((data ?? []).map((record) => [String(record.id), recordLabel(reference, record, language)]));
  const hints = new Map((data ?? []).map((record) => [String(record.id), entity && recordHint(entity, record)]));
  return { labels, hints, isFetching, isSearching };
}
