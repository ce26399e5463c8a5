import { Alert, Box, Button, FormLabel, Typography } from "@mui/material";
import { useId, useState } from "react";
import { Icon, type QuestionSettingProps, useNotice, useTexts } from "../../../../src/client/kit/console";
import type { Json } from "../../../../src/shared/json";
import { type Checkpoint, MOST_CHECKPOINTS, type UxTaskQuestion } from "../../questions/uxTask/uxTaskQuestion";
import type { PickedElement } from "../../shared/navigation/messages";
import { prototypeLink } from "../../shared/navigation/prototypeLink";
import { CheckpointItem } from "./CheckpointItem";
import { panelId, SnippetPanel } from "./SnippetPanel";

/** Events of one that was removed must not count for a new one: ids are never used again. */
const newId = () => crypto.randomUUID().slice(0, 8);

/** Longest name that the setting takes. */
const LONGEST_NAME = 80;

/** Tells a checkpoint what was pointed at on the site: there, since the same selector may name another element of another page. */
function withElement(checkpoint: Checkpoint, { selector, text, url }: PickedElement): Checkpoint {
  const named = { ...checkpoint, name: checkpoint.name.trim() || text.slice(0, LONGEST_NAME) || selector.slice(0, LONGEST_NAME) };
  return checkpoint.event === "URL_LOAD" ? { ...named, url } : { ...named, selector, url };
}

/** Checkpoints of a task: a list, of which one is open, with the snippet's installation and pointing at elements on the site. */
export function CheckpointsField(props: QuestionSettingProps) {
  const { title, help, question, language, isDisabled, faults, onChange } = props;
  const { t } = useTexts();
  const notify = useNotice();
  const id = useId();
  const { checkpoints = [], successUrl, startUrlDesktop, startUrlPhone } = question as UxTaskQuestion;
  const [openId, setOpenId] = useState<string>();
  const save = (next: readonly Checkpoint[]) => onChange(next.length > 0 ? (next as unknown as Json) : undefined);
  const replace = (next: Checkpoint) => save(checkpoints.map((one) => (one.id === next.id ? next : one)));

  function add(checkpoint: Omit<Checkpoint, "id">) {
    const added = { ...checkpoint, id: newId() };
    save([...checkpoints, added]);
    setOpenId(added.id);
  }
  function pick(element: PickedElement) {
    // One that names something already is another: whoever points at a second element means a second checkpoint.
    const open = checkpoints.find((one) => one.id === openId && !one.selector && !one.url);
    const place = checkpoints.findIndex(({ id }) => id === openId);
    const isUnnamed = open?.name === t("uxTest.checkpoints.newName", { number: place + 1 });
    if (open) replace(withElement({ ...open, ...(isUnnamed ? { name: "" } : {}) }, element));
    else if (checkpoints.length < MOST_CHECKPOINTS) add(withElement({ id: "", name: "", event: "CLICK" }, element));
    notify(t("uxTest.checkpoints.picked", { element: element.text || element.selector }));
  }
  function move(place: number, by: -1 | 1) {
    const next = [...checkpoints];
    next.splice(place + by, 0, ...next.splice(place, 1));
    save(next);
  }
  const startUrls = [startUrlDesktop, startUrlPhone].flatMap((url) => url || []);
  const site = startUrls.find((url) => prototypeLink(url) === undefined);
  const isPrototype = startUrls.length > 0 && site === undefined;
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: "grid", gap: 1.5, minWidth: 0 }}>
      <Box>
        <FormLabel component="div" id={id} sx={{ typography: "body2", fontWeight: 600, color: "text.primary" }}>
          {title}
        </FormLabel>
        {help && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {help}
          </Typography>
        )}
      </Box>
      {startUrls.some((url) => prototypeLink(url) !== undefined) && (
        <Alert severity="info" {...(isPrototype ? { id: panelId(question.id), tabIndex: -1 } : {})}>
          {t(site ? "uxTest.checkpoints.onePrototype" : "uxTest.checkpoints.prototype")}
        </Alert>
      )}
      {checkpoints.length > 0 && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
          {checkpoints.map((checkpoint, place) => (
            <CheckpointItem
              key={checkpoint.id}
              checkpoint={checkpoint}
              questionId={question.id}
              place={place}
              isLast={place === checkpoints.length - 1}
              isOpen={checkpoint.id === openId}
              language={language}
              isDisabled={isDisabled}
              faults={faults}
              onToggle={() => setOpenId(checkpoint.id === openId ? undefined : checkpoint.id)}
              onChange={replace}
              onMove={(by) => move(place, by)}
              onRemove={() => save(checkpoints.filter((one) => one.id !== checkpoint.id))}
            />
          ))}
        </Box>
      )}
      <Box>
        <Button
          startIcon={<Icon name="Add" />}
          disabled={isDisabled || checkpoints.length >= MOST_CHECKPOINTS}
          onClick={() => add({ name: t("uxTest.checkpoints.newName", { number: checkpoints.length + 1 }), event: "CLICK" })}
          sx={{ minHeight: 44 }}
        >
          {t("uxTest.checkpoints.add")}
        </Button>
      </Box>
      {!isPrototype && (
        <SnippetPanel
          questionId={question.id}
          isMeasured={checkpoints.length > 0 || Boolean(successUrl)}
          startUrl={site ?? ""}
          {...(isDisabled ? {} : { onPick: pick })}
        />
      )}
    </Box>
  );
}
