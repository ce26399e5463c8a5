import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../../screens/common/useTexts";
import { ShortcutsProvider, useShortcuts } from "../../screens/shortcuts/shortcuts";
import { ShortcutsHelp } from "./ShortcutsHelp";
import { usePlaceKeys } from "./usePlaceKeys";

const HelpContext = createContext<() => void>(() => undefined);

/** Opens the list of keys. */
export function useShortcutsHelp(): () => void {
  return useContext(HelpContext);
}

function Places({ onHelp }: { readonly onHelp: () => void }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const places = usePlaceKeys();
  const group = t("console.shortcuts.go");
  useShortcuts([
    { keys: "g h", label: t("console.home.title"), group, run: () => navigate("/") },
    ...places.flatMap(({ entity, name, letter }) =>
      letter ? [{ keys: `g ${letter}`, label: name, group, run: () => navigate(`/${entity.resource}`) }] : [],
    ),
  ]);
  useShortcuts([{ keys: "?", label: t("console.shortcuts.help"), group: t("console.shortcuts.everywhere"), run: onHelp }]);
  return null;
}

/** Keys that work on every page, and the list of those that work on the one in view. */
export function ConsoleShortcuts({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  return (
    <ShortcutsProvider>
      <HelpContext.Provider value={open}>
        <Places onHelp={open} />
        {children}
        <ShortcutsHelp isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </HelpContext.Provider>
    </ShortcutsProvider>
  );
}
