import { Box, Link, Typography } from "@mui/material";
import type { ObjectFieldTemplatePropertyType, UiSchema } from "@rjsf/utils";
import { useHref } from "react-router-dom";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";
import { useCatalog } from "../entity/entities";
import { entityName } from "../entity/entityTexts";

/** An entry of `ui:sections`: fields that belong together, under a title. */
export interface Section {
  /** What `ui:tabs` calls it; a section without one is called by its place, `0`, `1` ... */
  readonly name?: string;
  /** Locale key, or the text itself. */
  readonly title?: string;
  readonly description?: string;
  readonly fields: readonly string[];
  /** 2 where the fields fit side by side on a desktop, `fit` for as many as fit. @default 1 */
  readonly columns?: 1 | 2 | "fit";
  /** Values with which it is shown: of each field one of these. @default always */
  readonly where?: Readonly<Record<string, readonly unknown[]>>;
  /** Names of entities whose records go with the section: the form leads to their lists. */
  readonly links?: readonly string[];
}

const COLUMNS = {
  1: "minmax(0, 1fr)",
  2: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  // As many as there is room for: fields of a list's items are short.
  fit: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
} as const;

interface SectionsProps {
  readonly properties: readonly ObjectFieldTemplatePropertyType[];
  readonly sections: readonly Section[];
}

function isSection(value: unknown): value is Section {
  return typeof value === "object" && value !== null && "fields" in value && Array.isArray(value.fields);
}

/** Whether a record with these values has the section. */
function appliesTo({ where = {} }: Section, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(where).every(([name, wanted]) => wanted.includes(values[name]));
}

/** The declared sections, then one for the fields that none of them names. */
export function sectionsOf(names: readonly string[], uiSchema: UiSchema | undefined): readonly Section[] {
  const declared: unknown = uiSchema?.["ui:sections"];
  const sections = Array.isArray(declared) ? declared.filter(isSection) : [];
  const placed = new Set(sections.flatMap((section) => section.fields));
  const rest = names.filter((name) => !placed.has(name));
  return rest.length > 0 ? [...sections, { fields: rest }] : sections;
}

/** Fields of sections that a record with these values does not have. */
export function leftOut(uiSchema: UiSchema | undefined, values: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const sections = sectionsOf([], uiSchema).filter((section) => !appliesTo(section, values));
  return new Set(sections.flatMap(({ fields }) => fields));
}

/** Ways to what goes with a section, as far as the person may list it; in a tab of its own, for the form may have changes. */
function SectionLinks({ names }: { readonly names: readonly string[] }) {
  const { t } = useTexts();
  const href = useHref("/");
  const { entities } = useCatalog();
  const linked = names.flatMap((name) => entities.filter((entity) => entity.name === name && entity.actions.list));
  if (linked.length === 0) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.5, mt: 0.75 }}>
      {linked.map((entity) => (
        <Link
          key={entity.name}
          href={`${href.replace(/\/$/, "")}/${entity.resource}`}
          target="_blank"
          rel="noreferrer"
          variant="body2"
          sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, minHeight: 24 }}
        >
          {entityName(t, entity, 2)}
          <Icon name="OpenInNew" sx={{ fontSize: 14 }} />
        </Link>
      ))}
    </Box>
  );
}

export function Sections({ properties, sections }: SectionsProps) {
  const { t } = useTexts();
  return sections.map((section) => {
    const members = section.fields.flatMap((name) => properties.filter((property) => property.name === name));
    if (members.length === 0) return null;
    return (
      <Box key={section.fields.join()} component="section" sx={{ display: "grid", gap: 2.5, "& + section": { mt: 2.5 } }}>
        {section.title ? (
          <Box>
            <Typography variant="h4" component="h2">
              {t(section.title, { _: section.title })}
            </Typography>
            {section.description ? (
              <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
                {t(section.description, { _: section.description })}
              </Typography>
            ) : null}
            {section.links ? <SectionLinks names={section.links} /> : null}
          </Box>
        ) : null}
        <Box
          sx={{
            display: "grid",
            gap: 2.5,
            gridTemplateColumns: COLUMNS[section.columns ?? 1],
          }}
        >
          {members.map((member) => (
            <Box key={member.name} sx={{ minWidth: 0 }}>
              {member.content}
            </Box>
          ))}
        </Box>
      </Box>
    );
  });
}
