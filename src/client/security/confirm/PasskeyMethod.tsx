import Key from "@mui/icons-material/KeyOutlined";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useRequest } from "../../community/data/request";
import { useTexts } from "../../texts/TextsProvider";
import { showPasskey } from "../passkeys";
import { usePasskeyText } from "../usePasskeyText";
import type { MethodProps } from "./methodProps";

/** Fingerprint, face or lock of the device. */
export function PasskeyMethod({ onDone }: MethodProps) {
  const { t } = useTexts();
  const request = useRequest();
  const textOf = usePasskeyText();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await showPasskey(request);
      await onDone();
    } catch (error) {
      setFailure(textOf(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Stack spacing={2}>
      {failure && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        startIcon={<Key />}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void confirm();
        }}
        sx={{ minHeight: 48, fontSize: "1rem" }}
      >
        {t(isBusy ? "security.code.checking" : "security.passkey.use")}
      </Button>
    </Stack>
  );
}
