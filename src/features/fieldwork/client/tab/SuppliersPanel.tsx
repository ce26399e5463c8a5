import { Alert, Button } from "@mui/material";
import { EmptyState, Icon, useTexts } from "../../../../client/kit/console";
import type { DraftSupplier } from "./fieldworkCalls";
import { Panel } from "./Panel";
import type { FieldworkPanelProps } from "./panelProps";
import { SupplierCard } from "./SupplierCard";
import { Switched } from "./Switched";

const NEW_SUPPLIER: DraftSupplier = { name: "", parameter: "rid", redirects: {}, callback: null };

/** The companies that send people, and how each of them hears how it went. */
export function SuppliersPanel(props: FieldworkPanelProps) {
  const { state, draft, editing, canUpdate } = props;
  const { t } = useTexts();
  const { suppliers } = draft;
  const replace = (index: number, next: DraftSupplier | undefined) =>
    editing.change({ suppliers: suppliers.flatMap((other, at) => (at === index ? (next ?? []) : other)) });
  return (
    <Panel
      title={t("surveys.fieldwork.suppliers.title")}
      help={t("surveys.fieldwork.suppliers.help")}
      action={
        canUpdate && (
          <Button
            variant="outlined"
            startIcon={<Icon name="Add" />}
            onClick={() => editing.change({ suppliers: [...suppliers, NEW_SUPPLIER] })}
          >
            {t("surveys.fieldwork.suppliers.add")}
          </Button>
        )
      }
    >
      {suppliers.length > 0 && !state.link && <Alert severity="info">{t("surveys.fieldwork.suppliers.linkOff")}</Alert>}
      {suppliers.length === 0 && (
        <EmptyState
          icon="Groups"
          title={t("surveys.fieldwork.suppliers.emptyTitle")}
          body={t("surveys.fieldwork.suppliers.emptyBody")}
        />
      )}
      {suppliers.map((supplier, index) => (
        <SupplierCard
          // A supplier that is yet to be saved has nothing but its place.
          key={supplier.id ?? `new-${index}`}
          {...props}
          supplier={supplier}
          onChange={(values) => replace(index, { ...supplier, ...values })}
          onRemove={() => replace(index, undefined)}
        />
      ))}
      {suppliers.length > 0 && (
        <Switched
          label={t("surveys.fieldwork.suppliers.only")}
          help={t("surveys.fieldwork.suppliers.onlyHelp")}
          isOn={draft.onlySuppliers}
          isDisabled={!canUpdate}
          onChange={(onlySuppliers) => editing.change({ onlySuppliers })}
        />
      )}
    </Panel>
  );
}
