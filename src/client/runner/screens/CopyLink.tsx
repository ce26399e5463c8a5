import { useState } from "react";
import { useTexts } from "../../texts/TextsProvider";

/** Takes this page's address along, to another device. */
export function CopyLink() {
  const { t } = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <button type="button" className="rn-button" onClick={() => void copy()}>
      <span aria-live="polite">{t(isCopied ? "common.copied" : "runner.copyLink")}</span>
    </button>
  );
}
