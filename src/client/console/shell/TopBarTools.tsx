import { lazy, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useClientRegistry } from "../../host/clientRegistry";
import { useCatalog } from "../../screens/entity/entities";
import { isGranted } from "../../screens/entity/isGranted";
import { useConsole } from "../consoleProps";
import { consoleOf, registry } from "../registry";

// Once for all: a tool that was made anew at each render would be another component.
const tools = new Map(registry.topBarTools.map(({ console, name, load }) => [`${console}/${name}`, lazy(load)]));

/** What extensions put into the bar on top; one that fails is left out. */
export function TopBarTools() {
  const { session } = useConsole();
  const catalog = useCatalog();
  const { topBarTools } = useClientRegistry();
  const own = topBarTools.filter((tool) => tool.console === consoleOf(session.kind) && isGranted(catalog, tool.needs));
  return own.map((tool) => {
    const key = `${tool.console}/${tool.name}`;
    const Tool = tools.get(key);
    return Tool ? (
      <ErrorBoundary key={key} fallback={null}>
        <Suspense fallback={null}>
          <Tool />
        </Suspense>
      </ErrorBoundary>
    ) : null;
  });
}
