import { Box, Button, Typography } from "@mui/material";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { ClientEntity } from "../../../schema/clientCatalog";
import { Icon } from "../../look/icons";
import { PageHeader } from "../../screens/common/PageHeader";
import { EmptyState } from "../../screens/common/states";
import { useDocumentTitle } from "../../screens/common/useDocumentTitle";
import { useTexts } from "../../screens/common/useTexts";
import { EntityProvider, useCatalog } from "../../screens/entity/entities";
import { entityName } from "../../screens/entity/entityTexts";
import { useConsole } from "../consoleProps";
import { navigationOf } from "../navigation";
import { CountCard } from "./CountCard";
import { RecentRecords } from "./RecentRecords";

const SHOWN = 6;

function Shortcut({ entity }: { readonly entity: ClientEntity }) {
  const { t } = useTexts();
  return (
    <Button variant="contained" component={Link} to={`/${entity.resource}/create`} startIcon={<Icon name="Add" />}>
      {t("console.record.new", { name: entityName(t, entity, 1).toLowerCase(), title: entityName(t, entity, 1) })}
    </Button>
  );
}

/** Where a console begins: what there is, what moved last, what to do next. */
export function Home() {
  const { t } = useTexts();
  const { session } = useConsole();
  const catalog = useCatalog();
  const groups = useMemo(() => navigationOf(catalog, session.kind), [catalog, session.kind]);
  useDocumentTitle(t("console.home.title"));
  const [first] = groups;
  const lead = first?.entities[0];
  // The menu shows all there is; what each kind of work is about is enough at a glance.
  const leading = groups.flatMap(({ entities }) => entities.slice(0, 1)).slice(0, SHOWN);
  if (!lead) return <EmptyState icon="Lock" title={t("console.home.nothing.title")} body={t("console.home.nothing.body")} />;
  // Where nobody gave a name, the e-mail stands for it: no way to greet a person.
  const firstName = session.name.includes("@") ? "" : (session.name.split(" ")[0] ?? "");
  return (
    <>
      <PageHeader
        title={firstName ? t("console.home.hello", { name: firstName }) : t("console.home.title")}
        subtitle={t("console.home.subtitle")}
        actions={lead.create ? <Shortcut entity={lead} /> : undefined}
      />
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {t("console.home.overview")}
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(min(168px, 100%), 1fr))", mb: 4 }}>
        {leading.map((entity) => (
          <CountCard key={entity.resource} entity={entity} />
        ))}
      </Box>
      <EntityProvider value={lead}>
        <RecentRecords />
      </EntityProvider>
    </>
  );
}
