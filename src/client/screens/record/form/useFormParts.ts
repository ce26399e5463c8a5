import { createPrecompiledValidator } from "@rjsf/validator-ajv8";
import { useMemo } from "react";
import type { ClientField, ClientForm } from "../../../../schema/clientCatalog";
import { useClientRegistry } from "../../../host/clientRegistry";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";
import type { FormContext, FormData } from "../../form/formTypes";
import { itemFields } from "../../form/itemFields";
import { useValidators } from "../../form/useValidators";
import { type FormErrors, formLabels, messagesOf } from "../../form/validation";
import { withoutNulls } from "../../form/withoutNulls";
import { uiSchemaOf } from "./entityForm";

interface FormPartsOptions {
  readonly form: ClientForm;
  /** The entity's fields, and those that only this form has. */
  readonly fields: readonly ClientField[];
  /** What people call a field. */
  readonly label: (field: ClientField) => string;
  /** Whether the record is yet to be created. */
  readonly isNew: boolean;
  /** Names of fields that are shown and can't be changed any more. @default none */
  readonly frozen?: readonly string[];
}

const NONE: readonly string[] = [];

function withFrozen<Ui extends Readonly<Record<string, unknown>>>(uiSchema: Ui, frozen: readonly string[]) {
  const disabled = frozen.map((name) => [name, { ...(uiSchema[name] as object | undefined), "ui:disabled": true }]);
  return { ...uiSchema, ...Object.fromEntries(disabled) };
}

/** What an entity's form is drawn and checked with. */
export function useFormParts({ form, fields, label, isNew, frozen = NONE }: FormPartsOptions) {
  const entity = useEntity();
  const { t } = useTexts();
  const { help, value } = useEntityTexts();
  const { fieldKinds } = useClientRegistry();
  const validators = useValidators(form.validators);
  const uiSchema = useMemo(
    () =>
      withFrozen(
        uiSchemaOf({
          entity: { ...entity, fields },
          form,
          kinds: fieldKinds,
          label,
          help,
          value,
          text: (key) => t(key, { _: key }),
        }),
        frozen,
      ),
    [entity, fields, form, fieldKinds, label, help, value, t, frozen],
  );
  const formContext = useMemo<FormContext>(() => {
    const all = fields.flatMap((field) => [field, ...itemFields(field)]);
    return { isNew, fields: new Map(all.map((field) => [field.name, field])) };
  }, [fields, isNew]);
  const check = useMemo(() => {
    const validator = validators && createPrecompiledValidator(validators, form.schema as object);
    return (value: FormData): FormErrors => {
      if (!validator) return {};
      const data = withoutNulls(value);
      return messagesOf(validator.rawValidation(form.schema as object, data).errors, t, formLabels(form.schema, uiSchema), data);
    };
  }, [validators, form, uiSchema, t]);
  return { uiSchema, formContext, validators, check };
}
