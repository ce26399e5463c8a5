import { Box, Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { Icon, useConfirm, useNotice, useTexts } from "../../../../client/kit/console";
import type { Supplier } from "../../../../survey/fieldwork/fieldwork";
import { fieldworkCalls } from "./fieldworkCalls";
import type { SupplierCardProps } from "./panelProps";
import { SecretDialog } from "./SecretDialog";

type SavedSupplier = Pick<Supplier, "id" | "keys">;

function keysText({ current, previous }: Supplier["keys"]): string {
  if (current === 0) return "none";
  return previous === null ? "one" : "two";
}

function useKeys({ activityId, state, supplier, editing }: SupplierCardProps, { id, keys }: SavedSupplier) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const [secret, setSecret] = useState<string>();
  const params = { id: activityId, supplierId: id };
  const body = { revision: state.revision };
  const turn = async () => {
    const isSure =
      keys.current === 0 ||
      (await confirm({
        title: t("surveys.fieldwork.suppliers.rotateTitle", { name: supplier.name }),
        body: t(`surveys.fieldwork.suppliers.${keys.previous === null ? "rotateBody" : "rotateBodyBoth"}`),
        confirmLabel: t("surveys.fieldwork.suppliers.rotate"),
      }));
    if (!isSure) return;
    await editing.attempt(async () => {
      const { secret: given, ...saved } = await fieldworkCalls.call(
        "POST /api/activities/:id/fieldwork/suppliers/:supplierId/key",
        { params, body },
      );
      editing.take(saved);
      setSecret(given);
    });
  };
  const retire = () =>
    editing.attempt(async () =>
      editing.take(
        await fieldworkCalls.call("POST /api/activities/:id/fieldwork/suppliers/:supplierId/retire", { params, body }),
      ),
    );
  return { secret, forget: () => setSecret(undefined), turn, retire };
}

/** The link that a saved supplier's people come in by, and the keys that it is signed with. */
function SavedEntry(props: SupplierCardProps & { readonly saved: SavedSupplier }) {
  const { activityId, state, supplier, editing, canUpdate, saved } = props;
  const { id, keys } = saved;
  const { t } = useTexts();
  const notice = useNotice();
  const { secret, forget, turn, retire } = useKeys(props, saved);
  const address = state.link && `${new URL(state.link, location.href).href}?supplier=${id}&${supplier.parameter}=…&sig=…`;
  const canWrite = canUpdate && !editing.hasChanged && !editing.isBusy;
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    notice(t("common.copied"), "success");
  };
  const tryOut = () =>
    editing.attempt(async () => {
      const { link } = await fieldworkCalls.call("POST /api/activities/:id/fieldwork/suppliers/:supplierId/test", {
        params: { id: activityId, supplierId: id },
      });
      window.open(link, "_blank", "noopener");
    });
  return (
    <Stack sx={{ gap: 1, p: 1.5, borderRadius: 1, bgcolor: "action.hover" }}>
      {address && (
        <Box sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: "wrap" }}>
          <Typography
            variant="body2"
            component="code"
            sx={{ flex: 1, minWidth: 200, overflowWrap: "anywhere", fontFamily: "monospace" }}
          >
            {address}
          </Typography>
          <Button size="small" startIcon={<Icon name="ContentCopy" />} onClick={() => void copy(address)}>
            {t("common.copy")}
          </Button>
        </Box>
      )}
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("surveys.fieldwork.suppliers.signHelp")}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap", alignItems: "center" }}>
        <Typography variant="body2" sx={{ mr: 1, fontWeight: 600 }}>
          {t(`surveys.fieldwork.suppliers.keys.${keysText(keys)}`, { current: keys.current, previous: keys.previous ?? 0 })}
        </Typography>
        {canUpdate && (
          <>
            <Button size="small" startIcon={<Icon name="Key" />} disabled={!canWrite} onClick={() => void turn()}>
              {t(`surveys.fieldwork.suppliers.${keys.current === 0 ? "createKey" : "rotate"}`)}
            </Button>
            {keys.previous !== null && (
              <Button size="small" disabled={!canWrite} onClick={() => void retire()}>
                {t("surveys.fieldwork.suppliers.retire", { number: keys.previous })}
              </Button>
            )}
            <Button
              size="small"
              startIcon={<Icon name="OpenInNew" />}
              disabled={!canWrite || !address || keys.current === 0}
              onClick={() => void tryOut()}
            >
              {t("surveys.fieldwork.suppliers.test")}
            </Button>
          </>
        )}
      </Stack>
      {secret && <SecretDialog name={supplier.name} secret={secret} onClose={forget} onCopy={() => void copy(secret)} />}
    </Stack>
  );
}

/** A supplier gets its link and its keys once it is saved. */
export function SupplierEntry(props: SupplierCardProps) {
  const { t } = useTexts();
  const { id, keys } = props.supplier;
  if (id && keys) return <SavedEntry {...props} saved={{ id, keys }} />;
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {t("surveys.fieldwork.suppliers.saveFirst")}
    </Typography>
  );
}
