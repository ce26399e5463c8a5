import type Ajv2020 from "ajv/dist/2020";
import type { EntityFile } from "../build/buildEntity";
import type { FieldSources } from "../build/buildField";
import type { SchemaIssue } from "../schemaFault";
import type { Draft, EntityCheck } from "./check";
import { checkComputed } from "./computed";
import { checkConditions } from "./conditions";
import { checkCopies } from "./copies";
import { checkForms } from "./forms";
import { defaultFaults, schemaIssues } from "./jsonSchema";
import { checkKeys } from "./keys";
import { checkMenu } from "./menu";
import { checkNames } from "./names";
import { checkPeople } from "./people";
import { checkReferences } from "./references";
import { checkEntityRename, checkRenames } from "./renames";
import { checkRules } from "./rules";
import { checkStates } from "./states";
import { checkTables } from "./tables";
import { checkEntityWizard, checkWizards, type WizardFile } from "./wizards";

const ENTITY_CHECKS: readonly EntityCheck[] = [
  checkNames,
  checkMenu,
  checkKeys,
  checkRenames,
  checkEntityRename,
  checkReferences,
  checkStates,
  checkPeople,
  checkCopies,
  checkComputed,
  checkRules,
  checkConditions,
  checkEntityWizard,
];

interface CheckOptions {
  readonly files: readonly EntityFile[];
  readonly wizards: readonly WizardFile[];
  readonly sources: FieldSources;
  readonly ajv: Ajv2020;
  /** Mistakes found in single properties already. */
  readonly known: readonly SchemaIssue[];
}

/** Every mistake that the whole of the documents shows. */
export function checkCatalog(draft: Draft, { files, wizards, sources, ajv, known }: CheckOptions): readonly SchemaIssue[] {
  const entities = [...draft.entities.values()];
  const faults = [
    ...entities.flatMap((entity) => ENTITY_CHECKS.flatMap((check) => check(entity, draft))),
    ...checkTables(draft),
    ...checkForms(files, draft),
    ...checkWizards(wizards, draft, sources),
  ];
  if (known.length + faults.length > 0) return faults;
  // Only what is right so far can be compiled.
  const invalid = entities.flatMap((entity) => schemaIssues(entity, ajv));
  return invalid.length > 0 ? invalid : defaultFaults(entities, ajv);
}
