import { Box, Button, useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import { lazy, Suspense, useMemo } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Link } from "react-router-dom";
import type { ClientEntity } from "../../../schema/clientCatalog";
import type { DashboardCard } from "../../host/clientHost";
import { useClientRegistry } from "../../host/clientRegistry";
import { PageHeader } from "../../screens/common/PageHeader";
import { EmptyState } from "../../screens/common/states";
import { useDocumentTitle } from "../../screens/common/useDocumentTitle";
import { useTexts } from "../../screens/common/useTexts";
import { useCatalog } from "../../screens/entity/entities";
import { entityName } from "../../screens/entity/entityTexts";
import { isGranted } from "../../screens/entity/isGranted";
import { Icon } from "../../theme/icons";
import { useConsole } from "../consoleProps";
import { navigationOf } from "../navigation";
import { PageError } from "../pages";
import { consoleOf } from "../registry";

function Shortcut({ entity }: { readonly entity: ClientEntity }) {
  const { t } = useTexts();
  return (
    <Button variant="contained" component={Link} to={`/${entity.resource}/create`} startIcon={<Icon name="Add" />}>
      {t("console.record.new", { name: entityName(t, entity, 1).toLowerCase(), title: entityName(t, entity, 1) })}
    </Button>
  );
}

function Card({ card }: { readonly card: DashboardCard }) {
  const Content = useMemo(() => lazy(card.load), [card]);
  return (
    <ErrorBoundary FallbackComponent={PageError}>
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    </ErrorBoundary>
  );
}

/** On a desktop two columns that fill up by turns, so that a short card leaves no hole beside a long one. */
function Cards({ cards }: { readonly cards: readonly DashboardCard[] }) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up("md"), { noSsr: true });
  const columns = isWide
    ? [0, 1].map((rest) => ({ name: `column-${rest}`, cards: cards.filter((_, index) => index % 2 === rest) }))
    : [{ name: "all", cards }];
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))`, alignItems: "start" }}>
      {columns.map((column) => (
        <Box key={column.name} sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          {column.cards.map((card) => (
            <Card key={card.name} card={card} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** A company's own colours, and its image, above the greeting; nothing where it chose none. */
function Banner() {
  const { theme } = useConsole();
  if (!theme?.colours) return null;
  const { backgroundImage } = theme;
  return (
    <Box
      aria-hidden
      sx={({ colours }) => ({
        height: backgroundImage ? { xs: 72, sm: 112 } : 8,
        mb: 2.5,
        borderRadius: backgroundImage ? 2 : 1,
        backgroundOrigin: "border-box",
        border: `1px solid ${colours.heroEdge}`,
        backgroundImage: backgroundImage
          ? `url(${JSON.stringify(backgroundImage)})`
          : `linear-gradient(135deg, ${colours.hero.from}, ${colours.hero.to})`,
        backgroundSize: "cover",
        backgroundPosition: "center",
      })}
    />
  );
}

/** Where a console begins: what there is to do, by the cards that the platform and its extensions brought. */
export function Home() {
  const { t } = useTexts();
  const { session } = useConsole();
  const catalog = useCatalog();
  const { dashboardCards } = useClientRegistry();
  const cards = dashboardCards.filter(
    ({ console, needs, keys }) =>
      console === consoleOf(session.kind) &&
      isGranted(catalog, needs) &&
      (keys?.some((key) => session.accessKeys.includes(key)) ?? true),
  );
  const lead = useMemo(() => navigationOf(catalog, session.kind)[0]?.entities[0], [catalog, session.kind]);
  useDocumentTitle(t("console.home.title"));
  if (cards.length === 0) {
    return <EmptyState isPage icon="Lock" title={t("console.home.nothing.title")} body={t("console.home.nothing.body")} />;
  }
  // Where nobody gave a name, the e-mail stands for it: no way to greet a person.
  const firstName = session.name.includes("@") ? "" : (session.name.split(" ")[0] ?? "");
  return (
    <>
      <Banner />
      <PageHeader
        title={firstName ? t("console.home.hello", { name: firstName }) : t("console.home.title")}
        subtitle={t("console.home.subtitle")}
        actions={lead?.create ? <Shortcut entity={lead} /> : undefined}
      />
      <Cards cards={cards} />
    </>
  );
}
