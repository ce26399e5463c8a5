import { toTitle } from "../../../schema/naming";
import { HiddenPart } from "../common/HiddenPart";
import { useTexts } from "../common/useTexts";
import { useEntity } from "./entities";

const TEXTS: Readonly<Record<string, string>> = { update: "console.action.edit", delete: "console.action.delete" };
/** Explained where they are missed: in the list itself. */
const OF_LISTS = new Set(["list", "read", "create"]);

/** In a preview: what the role may not do with a record, each with its rule. */
export function HiddenActions() {
  const { name: entity, hidden } = useEntity();
  const { t } = useTexts();
  const nameOf = (name: string) => t(TEXTS[name] ?? `entities.${entity}.transitions.${name}`, { _: toTitle(name) });
  return (hidden?.actions ?? [])
    .filter(({ name }) => !OF_LISTS.has(name))
    .map((part) => <HiddenPart key={part.name} part={part} label={nameOf(part.name)} />);
}
