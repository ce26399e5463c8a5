import type { ClientField } from "../../../../schema/clientCatalog";
import type { FormData } from "../../../screens/form/formTypes";
import { ConflictDialog } from "../../../screens/record/edit/ConflictDialog";
import type { Choices, OpenConflict } from "../../../screens/record/edit/conflict";

interface SettingsConflictProps {
  readonly conflict: OpenConflict;
  readonly fields: readonly ClientField[];
  /** The words of a value of a closed list. */
  readonly value: (name: string, value: string) => string;
  readonly onDecide: (choices: Choices) => void;
  readonly onClose: () => void;
}

/** A closed list is shown by its words: there is no entity here that would tell them. */
function labelledValues(fields: readonly ClientField[], value: SettingsConflictProps["value"]) {
  const isWord = ({ schema }: ClientField) => schema.enum !== undefined;
  const words = <T extends FormData>(values: T): T => {
    const given = fields.filter((field) => isWord(field) && typeof values[field.name] === "string");
    return { ...values, ...Object.fromEntries(given.map(({ name }) => [name, value(name, String(values[name]))])) };
  };
  return { words, shown: fields.map((field) => (isWord(field) ? { ...field, kind: "text" } : field)) };
}

/** Both versions of a page of settings, field by field. */
export function SettingsConflict({ conflict, fields, value, onDecide, onClose }: SettingsConflictProps) {
  const { words, shown } = labelledValues(fields, value);
  const said = { ...conflict, current: words(conflict.current), changes: words(conflict.changes) };
  return <ConflictDialog conflict={said} fields={shown} label={({ title }) => title} onDecide={onDecide} onClose={onClose} />;
}
