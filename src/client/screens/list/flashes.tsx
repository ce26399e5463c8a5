import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";

const SHOWN_MS = 2_400;

interface Flashes {
  /** Records (`id`) and cells (`id:field`) that changed a moment ago. */
  readonly lit: ReadonlySet<string>;
  readonly flash: (keys: readonly string[]) => void;
}

const FlashesContext = createContext<Flashes>({ lit: new Set(), flash: () => undefined });

/** What changed a moment ago, for the list to light up quietly. */
export function useFlashes(): Flashes {
  return useContext(FlashesContext);
}

export function FlashesProvider({ children }: { readonly children: ReactNode }) {
  const [lit, setLit] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending) clearTimeout(timer);
    };
  }, []);
  const flash = useCallback((keys: readonly string[]) => {
    setLit((before) => new Set([...before, ...keys]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setLit((before) => new Set([...before].filter((key) => !keys.includes(key))));
    }, SHOWN_MS);
    timers.current.add(timer);
  }, []);
  const value = useMemo(() => ({ lit, flash }), [lit, flash]);
  return <FlashesContext.Provider value={value}>{children}</FlashesContext.Provider>;
}
