import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { failureText, Icon, NumberField, useNotice, useTexts } from "../../../../client/kit/console";
import { MOST_TEST_RESPONSES } from "../../shared/robots";
import { drafts } from "../api/draftApi";
import { useEditor } from "../editor/EditorContext";

const USUAL = 100;

/** Test responses to the published version, as many as somebody asks for. */
export function TestData() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const notice = useNotice();
  const [count = 0, setCount] = useState<number | undefined>(USUAL);
  const [isBusy, setBusy] = useState(false);
  const isValid = count >= 1 && count <= MOST_TEST_RESPONSES;

  async function generate() {
    setBusy(true);
    try {
      const params = { id: editor.activityId };
      const { created } = await drafts.call("POST /api/activities/:id/robots/responses", { params, body: { count } });
      notice(t("surveys.robots.data.done", { smart_count: created }), "success");
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setBusy(false);
    }
  }
  return (
    <Box component="section" aria-label={t("surveys.robots.data.title")}>
      <Typography variant="subtitle2" component="h3">
        {t("surveys.robots.data.title")}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
        {t(editor.published ? "surveys.robots.data.help" : "surveys.robots.data.unpublished")}
      </Typography>
      {editor.published && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "flex-start" }}>
          <NumberField
            size="small"
            label={t("surveys.robots.data.count")}
            value={count}
            error={!isValid}
            helperText={isValid ? " " : t("surveys.robots.data.range", { max: MOST_TEST_RESPONSES })}
            onValue={setCount}
            sx={{ width: 220 }}
          />
          <Button
            variant="outlined"
            startIcon={<Icon name="Science" />}
            disabled={!isValid || isBusy}
            onClick={() => void generate()}
          >
            {t(isBusy ? "surveys.robots.data.busy" : "surveys.robots.data.generate")}
          </Button>
        </Box>
      )}
    </Box>
  );
}
