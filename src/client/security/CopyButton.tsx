import ContentCopy from "@mui/icons-material/ContentCopyOutlined";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTexts } from "../texts/TextsProvider";

/** Puts a text into the clipboard, and says so. */
export function CopyButton({ text }: { readonly text: string }) {
  const { t } = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    // Without a secure address there is no clipboard: the text stands there to be selected.
    await navigator.clipboard?.writeText(text);
    setIsCopied(navigator.clipboard !== undefined);
  };
  return (
    <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()} sx={{ minHeight: 44 }}>
      <span role="status">{t(isCopied ? "common.copied" : "common.copy")}</span>
    </Button>
  );
}
