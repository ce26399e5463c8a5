import { type AdaptUi, toField } from "../../../../client/kit/console";
import type { OfferedType } from "../../shared/api/wizard";
import { ParticipantsField } from "./ParticipantsField";
import { TypeCards } from "./TypeCards";

const HIDDEN = { "ui:widget": "hidden" } as const;

/** Settings of single types: those ask for them in their own step, unless the activity can't be made without them. */
const OF_TYPES = ["minTopics"];
const OF_RAFFLES = ["raffleReward", "raffleWinners", "raffleImage"];

const SECTIONS = [
  { name: "about", fields: ["type", "title", "description"] },
  { name: "participation", fields: ["visibility", "segments", "participants", "labs"] },
  { name: "schedule", fields: ["startsAt", "endsAt"], columns: 2 },
  { name: "rules", fields: ["prerequisites", "notificationsDisabled", "showActions"], own: true },
  { name: "material", fields: ["image", "images", "videos", "files"] },
  { name: "raffle", fields: ["raffleActive", ...OF_RAFFLES] },
].map(({ own, ...section }) => {
  const key = own ? `activities.wizard.sections.${section.name}` : `entities.activity.sections.${section.name}`;
  return { ...section, title: `${key}.title`, description: `${key}.description` };
});

/** The section after which stands what single types ask for. */
const BEFORE_TYPES = "schedule";

interface Section {
  readonly fields: readonly string[];
  readonly where?: { readonly type?: readonly string[] };
}

/** What the entity's own form asks of single types beside that: without it such an activity can't be made. */
function sectionsOfTypes(uiSchema: Readonly<Record<string, unknown>>): readonly Section[] {
  const asked = new Set(SECTIONS.flatMap(({ fields }) => fields));
  const sections = uiSchema["ui:sections"] as readonly Section[] | undefined;
  return (sections ?? []).filter(({ where, fields }) => where?.type && !fields.some((name) => asked.has(name)));
}

const FIELDS = { type: { "ui:field": toField(TypeCards) }, participants: { "ui:field": toField(ParticipantsField) } };

const hide = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, HIDDEN]));

/**
 * The entity's form as the first step shows it: no settings of single types, and no fields that the values leave without
 * a meaning.
 * @param type of the activity, where it is known
 */
export function generalForm(types: readonly OfferedType[], type?: string): AdaptUi {
  return (values, uiSchema) => {
    const chosen = types.find(({ name }) => name === (type ?? values.type));
    return {
      "ui:tabs": [],
      "ui:sections": SECTIONS.flatMap((section) =>
        section.name === BEFORE_TYPES ? [section, ...sectionsOfTypes(uiSchema)] : section,
      ),
      ...hide(OF_TYPES),
      ...FIELDS,
      ...(values.visibility === "PRIVATE" ? {} : hide(["participants", "segments"])),
      ...(values.raffleActive === true ? {} : hide(OF_RAFFLES)),
      ...(chosen?.hasConversation ? {} : { showActions: HIDDEN }),
    };
  };
}
