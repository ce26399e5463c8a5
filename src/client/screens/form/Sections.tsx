import { Box, Typography } from "@mui/material";
import type { ObjectFieldTemplatePropertyType, UiSchema } from "@rjsf/utils";
import { useTexts } from "../common/useTexts";

/** An entry of `ui:sections`: fields that belong together, under a title. */
interface Section {
  /** Locale key, or the text itself. */
  readonly title?: string;
  readonly description?: string;
  readonly fields: readonly string[];
  /** 2 where the fields fit side by side on a desktop. @default 1 */
  readonly columns?: 1 | 2;
}

interface SectionsProps {
  readonly properties: readonly ObjectFieldTemplatePropertyType[];
  readonly uiSchema: UiSchema | undefined;
}

function isSection(value: unknown): value is Section {
  return typeof value === "object" && value !== null && "fields" in value && Array.isArray(value.fields);
}

/** The declared sections, then one for the fields that none of them names. */
function sectionsOf(names: readonly string[], uiSchema: UiSchema | undefined): readonly Section[] {
  const declared: unknown = uiSchema?.["ui:sections"];
  const sections = Array.isArray(declared) ? declared.filter(isSection) : [];
  const placed = new Set(sections.flatMap((section) => section.fields));
  const rest = names.filter((name) => !placed.has(name));
  return rest.length > 0 ? [...sections, { fields: rest }] : sections;
}

export function Sections({ properties, uiSchema }: SectionsProps) {
  const { t } = useTexts();
  const shown = properties.filter((property) => !property.hidden);
  const sections = sectionsOf(
    shown.map((property) => property.name),
    uiSchema,
  );
  return sections.map((section) => {
    const members = section.fields.flatMap((name) => shown.filter((property) => property.name === name));
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
          </Box>
        ) : null}
        <Box
          sx={{
            display: "grid",
            gap: 2.5,
            gridTemplateColumns:
              section.columns === 2 ? { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" } : "minmax(0, 1fr)",
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
