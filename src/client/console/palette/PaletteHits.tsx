import { Box, Typography } from "@mui/material";
import { useTexts } from "../../screens/common/useTexts";
import { useCatalog } from "../../screens/entity/entities";
import { entityName } from "../../screens/entity/entityTexts";
import { Icon } from "../../theme/icons";
import { Keys } from "../shortcuts/Keys";
import type { Hit } from "./hit";

interface PaletteHitsProps {
  readonly hits: readonly Hit[];
  readonly current: number;
  readonly id: string;
  readonly optionId: (position: number) => string;
  readonly onPick: (hit: Hit) => void;
  readonly onPoint: (position: number) => void;
}

/** What a group of lines is called: an entity's name, or what the lines do. */
function useGroupName(): (group: string) => string {
  const { entities } = useCatalog();
  const { t } = useTexts();
  return (group) => {
    const entity = entities.find(({ resource }) => resource === group);
    return entity ? entityName(t, entity, 2) : t(`console.palette.groups.${group}`);
  };
}

/** The palette's lines in their groups. */
export function PaletteHits({ hits, current, id, optionId, onPick, onPoint }: PaletteHitsProps) {
  const { t } = useTexts();
  const nameOf = useGroupName();
  const groups = [...new Set(hits.map(({ group }) => group))];
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={t("console.palette.results")}
      sx={{ maxHeight: "min(440px, 60dvh)", overflowY: "auto", p: 1 }}
    >
      {groups.map((group) => (
        <Box key={group} role="group" aria-label={nameOf(group)}>
          <Typography
            aria-hidden
            variant="body2"
            color="text.secondary"
            sx={{ px: 1.25, pt: 1, pb: 0.5, fontWeight: 600, fontSize: 12 }}
          >
            {nameOf(group)}
          </Typography>
          {hits.map((hit, position) =>
            hit.group === group ? (
              <Line
                key={hit.key}
                id={optionId(position)}
                hit={hit}
                isCurrent={position === current}
                onPick={() => onPick(hit)}
                onPoint={() => onPoint(position)}
              />
            ) : null,
          )}
        </Box>
      ))}
    </Box>
  );
}

interface LineProps {
  readonly id: string;
  readonly hit: Hit;
  readonly isCurrent: boolean;
  readonly onPick: () => void;
  readonly onPoint: () => void;
}

function Line({ id, hit, isCurrent, onPick, onPoint }: LineProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isCurrent}
      onClick={onPick}
      onMouseMove={isCurrent ? undefined : onPoint}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.25,
        minHeight: 40,
        px: 1.25,
        py: 0.5,
        borderRadius: 1,
        cursor: "pointer",
        bgcolor: isCurrent ? "action.selected" : "transparent",
      }}
    >
      <Icon name={hit.icon} color="action" />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere", fontWeight: 500 }}>
        {hit.label}
      </Box>
      {hit.hint ? (
        <Typography component="span" variant="body2" color="text.secondary" noWrap sx={{ maxWidth: "40%" }}>
          {hit.hint}
        </Typography>
      ) : null}
      {hit.keys ? (
        <Box component="span" sx={{ display: { xs: "none", sm: "inline" }, color: "text.secondary" }}>
          <Keys keys={hit.keys} />
        </Box>
      ) : null}
    </Box>
  );
}
