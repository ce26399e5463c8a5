import { type EntityCheck, issueAt, unknownField } from "./check";

/** A key is of a field whose kind has keys, and nobody sees it: it tells of a value that not everybody may read. */
export const checkKeys: EntityCheck = (entity) =>
  [...entity.fields.values()].flatMap(({ name, keyOf, isHidden, schema }) => {
    if (keyOf === undefined) return [];
    const pointer = `/properties/${name}/x-keyOf`;
    const source = entity.fields.get(keyOf);
    if (!source) return [unknownField(entity, pointer, keyOf)];
    if (!source.kind.toKey) {
      const message = `values of kind "${source.kind.name}" have no key`;
      return [issueAt(entity, pointer, message, 'Take it out, or give that field the kind "nickname"')];
    }
    if (!isHidden) return [issueAt(entity, pointer, "a key is nobody's to see", 'Add "x-hidden"')];
    if (source.isPersonal && schema["x-personal"] !== true)
      return [issueAt(entity, pointer, `the key of "${keyOf}" is as personal as that field`, 'Add "x-personal"')];
    return [];
  });
