import { Box, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import { Icon, SectionCard, useTexts } from "../../../../src/client/kit/console";
import type { UxResults } from "../../shared/api/results";
import { useFormats } from "./useResults";

/** Who took part, and how each of their tasks went. */
export function PeopleTable({ results }: { readonly results: UxResults }) {
  const { t } = useTexts();
  const formats = useFormats();
  return (
    <SectionCard title={t("uxTest.results.people")}>
      <Box sx={{ overflowX: "auto" }} role="region" aria-label={t("uxTest.results.people")} tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t("uxTest.results.person")}</TableCell>
              {results.tasks.map(({ id, name }, index) => (
                <TableCell key={id} sx={{ minWidth: 180 }}>
                  {index + 1}. {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {results.persons.map(({ memberId, nickname, tasks }) => (
              <TableRow key={memberId}>
                <TableCell component="th" scope="row">
                  <Box sx={{ display: "flex", alignItems: "center", gap: 0.75 }}>
                    {nickname}
                    {tasks.some((task) => task?.isPhone) && (
                      <Box component="span" role="img" aria-label={t("uxTest.results.onPhone")} sx={{ display: "inline-flex" }}>
                        <Icon name="Smartphone" sx={{ fontSize: 16 }} />
                      </Box>
                    )}
                  </Box>
                </TableCell>
                {results.tasks.map(({ id }, index) => {
                  const task = tasks[index];
                  if (!task) return <TableCell key={id}>–</TableCell>;
                  const words = [
                    task.outcome ? t(`uxTest.results.outcomes.${task.outcome}`) : t("uxTest.results.begun"),
                    ...(task.seconds === null ? [] : [formats.seconds(task.seconds)]),
                    ...(task.ease === null ? [] : [t("uxTest.results.easeOf", { ease: task.ease })]),
                  ];
                  return <TableCell key={id}>{words.join(" · ")}</TableCell>;
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </SectionCard>
  );
}
