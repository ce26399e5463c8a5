import type { FastifyInstance } from "fastify";
import type { Catalog } from "../../schema/catalog";
import type { WizardStep } from "../../schema/document";
import { AppError } from "../../shared/errors";
import { createValidatorSender, fileOf, joinKeys, splitKeys } from "../api/validatorModules";
import { formOfStep } from "./stepValidators";
import { type WizardUse, wizardUse } from "./wizardUse";

/** Address of the module with a step's precompiled validators, as `validatorsAddress` of forms. */
export function stepValidatorsAddress(use: WizardUse, step: WizardStep): string {
  const path = `${use.wizard.$id}/${step.name}/${use.mode}/${joinKeys(use.keys)}`;
  return `/api/wizard-validators/${path}/${fileOf(formOfStep(use, step).schema)}`;
}

interface StepModuleParams {
  readonly wizard: string;
  readonly step: string;
  readonly mode: string;
  readonly keys: string;
  readonly file: string;
}

/** Serves the modules, made when first asked for. */
export function stepModules(app: FastifyInstance, catalog: Catalog): void {
  const send = createValidatorSender();
  app.get<{ Params: StepModuleParams }>(
    "/api/wizard-validators/:wizard/:step/:mode/:keys/:file",
    { schema: { hide: true } as object },
    async (request, reply) => {
      const { mode, file } = request.params;
      const wizard = catalog.wizards.get(request.params.wizard);
      const entity = catalog.entities.get(wizard?.entity ?? "");
      const keys = splitKeys(request.params.keys);
      if (!wizard || !entity || !keys || (mode !== "create" && mode !== "update")) throw new AppError("route.notFound");
      const use = wizardUse({ wizard, entity, keys, mode });
      const step = use.wizard.steps.find(({ name }) => name === request.params.step);
      if (!step) throw new AppError("route.notFound");
      const { schema } = formOfStep(use, step);
      if (file !== fileOf(schema)) throw new AppError("route.notFound");
      return send(reply, schema);
    },
  );
}
