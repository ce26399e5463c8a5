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
}

/** What an entity's form is drawn and checked with. */
export function useFormParts({ form, fields, label, isNew }: FormPartsOptions) {
  const entity = useEntity();
  const { t } = useTexts();
  const { help, value } = useEntityTexts();
  const { fieldKinds } = useClientRegistry();
  const validators = useValidators(form.validators);
  const uiSchema = useMemo(
    () =>
      uiSchemaOf({
        entity: { ...entity, fields },
        form,
        kinds: fieldKinds,
        label,
        help,
        value,
        text: (key) => t(key, { _: key }),
      }),
    [entity, fields, form, fieldKinds, label, help, value, t],
  );
  const formContext = useMemo<FormContext>(() => {
    const all = fields.flatMap((field) => [field, ...itemFields(field)]);
    return { isNew, fields: new Map(all.map((field) => [field.name, field])) };
  }, [fields, isNew]);
  const check = useMemo(() => {
    const validator = validators && createPrecompiledValidator(validators, form.schema as object);
    return (data: FormData): FormErrors =>
      validator
        ? messagesOf(
            validator.rawValidation(form.schema as object, withoutNulls(data)).errors,
            t,
            formLabels(form.schema, uiSchema),
          )
        : {};
  }, [validators, form, uiSchema, t]);
  return { uiSchema, formContext, validators, check };
}
