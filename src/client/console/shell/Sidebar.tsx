import { Box, Typography } from "@mui/material";
import { Fragment, Suspense, useMemo } from "react";
import { useTexts } from "../../screens/common/useTexts";
import { useCatalog } from "../../screens/entity/entities";
import { entityName } from "../../screens/entity/entityTexts";
import { Icon } from "../../theme/icons";
import { type ConsoleRoute, useConsole } from "../consoleProps";
import { navigationOf } from "../navigation";
import { usePlaceKeys } from "../shortcuts/usePlaceKeys";
import { useListedPages } from "../useListedPages";
import { ConsoleLogo } from "./ConsoleLogo";
import { SidebarLink } from "./SidebarLink";

/** The keys that lead to a place. */
function keysOf(letter: string | undefined): { readonly keys?: string } {
  return letter ? { keys: `G ${letter.toUpperCase()}` } : {};
}

interface SidebarProps {
  /** Icons with their names on hover. */
  readonly isNarrow: boolean;
  /** An entry is chosen. */
  readonly onChoose?: () => void;
}

function PageLink({ page, ...props }: SidebarProps & { readonly page: ConsoleRoute }) {
  const { t } = useTexts();
  const { Badge = Fragment } = page;
  const icon = <Icon name={page.icon} />;
  const marked = (
    <Suspense fallback={icon}>
      <Badge>{icon}</Badge>
    </Suspense>
  );
  return <SidebarLink to={`/${page.path}`} icon={marked} label={t(page.label)} {...props} />;
}

/** The menu by work. */
export function Sidebar({ isNarrow, onChoose }: SidebarProps) {
  const { t } = useTexts();
  const { session } = useConsole();
  const pages = useListedPages();
  const links = { isNarrow, ...(onChoose ? { onChoose } : {}) };
  const catalog = useCatalog();
  const keys = new Map(usePlaceKeys().map(({ entity, letter }) => [entity.resource, letter]));
  const groups = useMemo(() => navigationOf(catalog, session.kind, pages), [catalog, session.kind, pages]);
  const others = pages.filter(({ group }) => group === undefined);
  return (
    <Box
      component="nav"
      aria-label={t("console.shell.menu")}
      sx={{
        height: "100%",
        display: "flex",
        flexDirection: "column",
        gap: 1,
        p: 1.5,
        overflowY: "auto",
        bgcolor: "background.paper",
        borderRight: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ py: 0.75, mb: 0.5 }}>
        <ConsoleLogo isNarrow={isNarrow} />
      </Box>
      <Box sx={{ display: "grid", gap: 1.5 }}>
        <SidebarLink to="/" isExact icon={<Icon name="Home" />} label={t("console.home.title")} {...links} />
        {groups.map(({ name, entities, pages: own }) => (
          <Box key={name} role="group" aria-label={t(`console.groups.${name}`, { _: name })}>
            {isNarrow || entities.length + own.length === 1 ? null : (
              <Typography variant="body2" color="text.secondary" sx={{ px: 1.25, pb: 0.5, fontWeight: 600 }}>
                {t(`console.groups.${name}`, { _: name })}
              </Typography>
            )}
            {entities.map((entity) => (
              <SidebarLink
                key={entity.resource}
                to={`/${entity.resource}`}
                icon={<Icon name={entity.icon ?? "Category"} />}
                label={entityName(t, entity, 2)}
                {...links}
                {...keysOf(keys.get(entity.resource))}
              />
            ))}
            {own.map((page) => (
              <PageLink key={page.path} page={page} {...links} />
            ))}
          </Box>
        ))}
        {others.map((page) => (
          <PageLink key={page.path} page={page} {...links} />
        ))}
      </Box>
    </Box>
  );
}
