import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { isTaken, type Shortcut, stepOf } from "./shortcutKeys";

/** How long the second key of two may take. */
const PAUSE_MS = 1_200;

interface Registry {
  readonly shortcuts: readonly Shortcut[];
  /** @returns what takes them out again */
  readonly add: (shortcuts: readonly Shortcut[]) => () => void;
}

const ShortcutsContext = createContext<Registry>({ shortcuts: [], add: () => () => undefined });

/** The shortcuts of the page in view, for the help. */
export function useAllShortcuts(): readonly Shortcut[] {
  return useContext(ShortcutsContext).shortcuts;
}

/**
 * Shortcuts while a component is shown; none where it passes none. They rest while somebody types or a dialog is open.
 *
 * @example
 * useShortcuts([{ keys: "n", label: t("console.action.create"), group: t("..."), run: () => navigate("create") }]);
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const { add } = useContext(ShortcutsContext);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  // What they do may change with every render; which they are and what they are called seldom does.
  const names = JSON.stringify(shortcuts.map(({ keys, label, group }) => ({ keys, label, group })));
  useEffect(() => {
    const named: readonly Omit<Shortcut, "run" | "isFor">[] = JSON.parse(names);
    const isFor = (index: number) => (target: EventTarget | null) => latest.current[index]?.isFor?.(target) ?? true;
    const run = (index: number) => () => latest.current[index]?.run();
    return add(named.map((shortcut, index) => ({ ...shortcut, run: run(index), isFor: isFor(index) })));
  }, [add, names]);
}

function useKeys(sets: readonly (readonly Shortcut[])[]): void {
  useEffect(() => {
    const shortcuts = sets.flat();
    let before: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isTaken(event.target)) return;
      const step = stepOf(shortcuts, before, event.key);
      clearTimeout(timer);
      before = step && "wait" in step ? step.wait : undefined;
      if (before) timer = setTimeout(() => (before = undefined), PAUSE_MS);
      if (!step || "wait" in step || step.run.isFor?.(event.target) === false) return;
      event.preventDefault();
      step.run.run();
    };
    window.addEventListener("keydown", onKey);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", onKey);
    };
  }, [sets]);
}

export function ShortcutsProvider({ children }: { readonly children: ReactNode }) {
  const [sets, setSets] = useState<readonly (readonly Shortcut[])[]>([]);
  useKeys(sets);
  const add = useMemo<Registry["add"]>(
    () => (shortcuts) => {
      setSets((all) => [...all, shortcuts]);
      return () => setSets((all) => all.filter((set) => set !== shortcuts));
    },
    [],
  );
  const value = useMemo(() => ({ shortcuts: sets.flat(), add }), [sets, add]);
  return <ShortcutsContext.Provider value={value}>{children}</ShortcutsContext.Provider>;
}
