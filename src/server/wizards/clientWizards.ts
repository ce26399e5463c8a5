import { grantOf } from "../../schema/accessKeys";
import type { Catalog, Entity } from "../../schema/catalog";
import type { ClientForm, ClientWizard } from "../../schema/clientCatalog";
import type { WizardDocument, WizardStep } from "../../schema/document";
import { toTitle } from "../../schema/naming";
import type { WriteMode } from "../api/rest/forms";
import { stepValidatorsAddress } from "./stepModules";
import { formOfStep } from "./stepValidators";
import { type WizardUse, wizardUse } from "./wizardUse";

/** The entity's ui of the step's fields, in the step's order; what the step only needs to know stays hidden. */
function uiOf(entity: Entity, step: WizardStep, own: readonly string[], context: readonly string[]): ClientForm["uiSchema"] {
  return {
    ...Object.fromEntries(own.flatMap((name) => (entity.ui[name] ? [[name, entity.ui[name]]] : []))),
    "ui:order": [...own, ...context],
    ...Object.fromEntries(context.map((name) => [name, { "ui:widget": "hidden" }])),
    ...step.ui,
  };
}

function toStepForm(use: WizardUse, step: WizardStep): ClientForm {
  const { schema, own, context } = formOfStep(use, step);
  return { schema, uiSchema: uiOf(use.entity, step, own, context), validators: stepValidatorsAddress(use, step) };
}

/** What one person's wizards are generated from. */
export function clientWizards(catalog: Catalog, keys: readonly string[]): readonly ClientWizard[] {
  return [...catalog.wizards.values()].flatMap((wizard: WizardDocument) => {
    const entity = catalog.entities.get(wizard.entity);
    if (!entity) return [];
    const can = (mode: WriteMode) => grantOf(entity, keys, mode) !== false;
    if (!can("create") && !can("update")) return [];
    const use = wizardUse({ wizard, entity, keys, mode: can("create") ? "create" : "update" });
    const update = can("create") && can("update") ? wizardUse({ wizard, entity, keys, mode: "update" }) : undefined;
    const steps = use.wizard.steps.map((step, index) => {
      const changed = wizard.steps[index];
      return {
        name: step.name,
        title: step.title ?? toTitle(step.name),
        ...(step.description ? { description: step.description } : {}),
        ...(step.if ? { if: step.if } : {}),
        form: toStepForm(use, step),
        ...(update && changed ? { update: toStepForm(update, changed) } : {}),
      };
    });
    const title = wizard.title ?? toTitle(wizard.$id);
    return [{ name: wizard.$id, title, entity: wizard.entity, ...(wizard.icon ? { icon: wizard.icon } : {}), steps }];
  });
}
