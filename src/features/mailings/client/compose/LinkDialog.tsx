import { TextField } from "@mui/material";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { FormDialog, useTexts } from "../../../../client/kit/console";

const LINK = /^(https?:\/\/[^\s/]+\.[^\s]+|mailto:\S+@\S+)$/;

/** An address as it was meant: people leave out how it begins. */
function toAddress(text: string): string {
  const written = text.trim();
  if (written === "" || LINK.test(written)) return written;
  // Any other scheme is no place to lead somebody to.
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written)) return written;
  return written.includes("@") && !written.includes("/") ? `mailto:${written}` : `https://${written}`;
}

/** Links the selected text, or the word that the cursor is in; without an address it is a link no more. */
export function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const { t } = useTexts();
  const before: unknown = editor.getAttributes("link").href;
  const [text, setText] = useState(typeof before === "string" ? before : "");
  const address = toAddress(text);
  const isFaulty = address !== "" && !LINK.test(address);
  const submit = () => {
    const chain = editor.chain().focus().extendMarkRange("link");
    if (address === "") chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive("link"))
      chain.insertContent({ type: "text", text: text.trim(), marks: [{ type: "link", attrs: { href: address } }] }).run();
    else chain.setLink({ href: address }).run();
    onClose();
  };
  return (
    <FormDialog
      title={t("mailings.editor.linkTitle")}
      submitLabel={t("mailings.editor.linkSave")}
      isDisabled={isFaulty}
      isBusy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t("mailings.editor.address")}
        error={isFaulty}
        helperText={t(isFaulty ? "mailings.editor.addressIssue" : "mailings.editor.addressHelp")}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoFocus
        margin="dense"
        slotProps={{ htmlInput: { maxLength: 1_000, inputMode: "url" } }}
      />
    </FormDialog>
  );
}
