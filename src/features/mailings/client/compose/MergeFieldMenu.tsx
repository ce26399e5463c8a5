import { Button, Menu, MenuItem } from "@mui/material";
import { useRef, useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import { MERGE_FIELDS, type MergeField } from "../../shared/mergeFields";

const HAS_FALLBACK: ReadonlySet<MergeField> = new Set(["nickname", "name", "surname"]);

/** Which fields there are, for people who type them. */
export function useFieldsHelp(): string {
  const { t, language } = useTexts();
  const names = MERGE_FIELDS.map((field) => `{{${field}}}`);
  const fields = new Intl.ListFormat(language, { type: "disjunction" }).format(names);
  return t("mailings.fields.help", { fields, example: `{{nickname|${t("mailings.fields.fallback")}}}` });
}

/** What is filled in for each person, with what those get for whom there is nothing. */
export function MergeFieldMenu({ onInsert }: { readonly onInsert: (field: string) => void }) {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const insert = (field: MergeField) => {
    setIsOpen(false);
    onInsert(HAS_FALLBACK.has(field) ? `{{${field}|${t("mailings.fields.fallback")}}}` : `{{${field}}}`);
  };
  return (
    <>
      <Button
        ref={button}
        size="small"
        color="inherit"
        startIcon={<Icon name="DataObject" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        sx={{ minHeight: { xs: 44, sm: 0 } }}
      >
        {t("mailings.fields.insert")}
      </Button>
      <Menu anchorEl={button.current} open={isOpen} onClose={() => setIsOpen(false)}>
        {MERGE_FIELDS.map((field) => (
          <MenuItem key={field} onClick={() => insert(field)}>
            {t(`mailings.fields.${field}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
