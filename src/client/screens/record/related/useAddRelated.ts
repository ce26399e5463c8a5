import { useCreatePath } from "ra-core";
import type { EntityRecord } from "../../../host/clientHost";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { entityName, fieldLabel } from "../../entity/entityTexts";
import { givingValues } from "../form/givenValues";
import { givenReference } from "./relationFilter";
import type { Relation } from "./useRelations";

/** Group of entities that consoles work with but that have no place of their own. */
const NONE = "none";

/** Whether the person may add a record that refers to this one in a way. */
function isAddable({ related, field }: Relation): boolean {
  return related.create?.schema.properties?.[field.name] !== undefined;
}

/** Whether adding is offered where nothing refers to the record in a way yet. */
export function isOffered(relation: Relation): boolean {
  return relation.related.group !== NONE && isAddable(relation);
}

/** What the records are called that refer to this one in a way, and where a new one begins; nowhere where the person may not. */
export function useAddRelated(record: EntityRecord, relation: Relation) {
  const { related, field } = relation;
  const entity = useEntity();
  const { t } = useTexts();
  const createPath = useCreatePath();
  const plural = entityName(t, related, 2);
  const isUsual = entity.relations.filter(({ entity: name }) => name === related.name).length === 1;
  const given = givingValues({ [field.name]: givenReference(field, entity, record.id) });
  return {
    title: isUsual ? plural : `${plural} · ${fieldLabel(t, related, field)}`,
    address: isAddable(relation) ? `${createPath({ resource: related.resource, type: "create" })}${given}` : undefined,
  };
}
