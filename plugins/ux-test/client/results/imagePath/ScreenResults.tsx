import { MenuItem, TableCell, TableRow, TextField } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../../src/client/kit/console";
import type { ScreenFigures } from "../../../questions/imagePath/results";
import { ClickPicture } from "../shared/ClickPicture";
import { Cell, Figures, ShareCell } from "../shared/Figures";
import { useFormats } from "../useFormats";

/** What was pressed on each screen: all of them as a table, one as a picture. */
export function ScreenResults({ screens }: { readonly screens: readonly ScreenFigures[] }) {
  const { t } = useTexts();
  const formats = useFormats();
  const [code, setCode] = useState(screens[0]?.code);
  const screen = screens.find((one) => one.code === code);
  const columns = ["screen", "people", "presses", "misclicks"].map((name) => t(`imagePath.results.columns.${name}`));
  return (
    <>
      <Figures title={t("imagePath.results.screens")} columns={columns}>
        {screens.map(({ code: own, name, people, presses, misclicks }) => (
          <TableRow key={own}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <Cell value={formats.count(people)} />
            <Cell value={formats.count(presses)} />
            {presses > 0 ? <ShareCell share={misclicks} /> : <Cell value="–" />}
          </TableRow>
        ))}
      </Figures>
      <TextField
        select
        size="small"
        label={t("imagePath.results.screen")}
        value={screen?.code ?? ""}
        onChange={({ target }) => setCode(target.value)}
        sx={{ maxWidth: 320 }}
      >
        {screens.map(({ code: own, name }) => (
          <MenuItem key={own} value={own}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {screen && (
        <ClickPicture
          key={screen.code}
          image={screen.image}
          areas={screen.links}
          marks={screen.marks.map(([x, y, isHit]) => ({ x, y, isHit }))}
          of={screen.presses}
          labels={{
            picture: t("imagePath.results.picture", {
              name: screen.name,
              presses: formats.count(screen.presses),
              misclicks: formats.count(screen.misclicks.count),
            }),
            hit: t("imagePath.results.onLink"),
            miss: t("imagePath.results.misclick"),
          }}
        />
      )}
    </>
  );
}
