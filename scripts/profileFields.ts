import type { Catalog, Entity } from "../src/schema/catalog";
import type { ProfileItem } from "../src/schema/document";

/** By what a field is typed in. */
function inputOf({ fields }: Entity, { field: name, area, autoComplete }: ProfileItem): string {
  const field = fields.get(name);
  if (field?.apiSchema.enum) return "choice";
  if (area) return "area";
  if (autoComplete === "tel") return "tel";
  return { image: "photo", nickname: "nickname", date: "date" }[field?.kind.name ?? ""] ?? "text";
}

function lineOf(member: Entity, item: ProfileItem): string {
  const { enum: choices, maxLength } = member.fields.get(item.field)?.apiSchema ?? {};
  const input = inputOf(member, item);
  const isLine = ["text", "tel", "area"].includes(input);
  const description = {
    name: item.as ?? item.field,
    field: item.field,
    input,
    ...(item.autoComplete ? { autoComplete: item.autoComplete } : {}),
    ...(choices ? { choices } : {}),
    ...(isLine && maxLength ? { maxLength } : {}),
    ...(item.help ? { hasHelp: true } : {}),
  };
  return `  ${JSON.stringify(description)},`;
}

/** The fields of a member's profile as the community's screens need them, from `x-entity.profile`. */
export function profileFieldsModule({ entities }: Catalog): string {
  const member = entities.get("member");
  const lines = member?.profile.map((item) => lineOf(member, item)) ?? [];
  return `/** What members say of themselves, in the order in which they are asked. */
export const PROFILE_FIELDS = [
${lines.join("\n")}
] as const;
`;
}
