import { Dialog } from "@mui/material";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useTexts } from "../../screens/common/useTexts";
import { PaletteBody } from "./PaletteBody";
import { PaletteContext } from "./paletteContext";

/** Search over everything, on Ctrl or Cmd + K from anywhere. */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setIsOpen((before) => !before);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <PaletteContext.Provider value={open}>
      {children}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slotProps={{ paper: { "aria-label": t("console.palette.open") } }}
        fullWidth
        maxWidth="sm"
        sx={{
          "& .MuiDialog-container": { alignItems: "flex-start" },
          "& .MuiDialog-paper": { mt: { xs: 2, sm: 10 }, mx: 2, width: "100%" },
        }}
      >
        <PaletteBody onClose={() => setIsOpen(false)} />
      </Dialog>
    </PaletteContext.Provider>
  );
}
