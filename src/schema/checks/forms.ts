import type { EntityFile } from "../build/buildEntity";
import type { SchemaIssue } from "../schemaFault";
import type { Draft } from "./check";
import { type Layout, layoutIssues } from "./layout";

/** Ui documents that lay out fields which forms show. */
export function checkForms(files: readonly EntityFile[], { entities }: Draft): readonly SchemaIssue[] {
  return files.flatMap(({ file, uiFile = file, document, ui }) => {
    const fields = entities.get(document.$id)?.fields;
    // A field that a fault of its own left unbuilt is declared all the same.
    const known = new Set([...(fields?.keys() ?? []), ...Object.keys(document.properties)]);
    return layoutIssues({
      ui: ui as Layout,
      known: [...known],
      hidden: [...known].filter((name) => fields?.get(name)?.isHidden),
      remedy: `Declare it in ${file}, or take the name out`,
      fault: (pointer, message, remedy) => ({ file: uiFile, pointer, message, remedy }),
    });
  });
}
