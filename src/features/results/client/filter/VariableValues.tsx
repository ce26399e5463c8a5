import { Typography } from "@mui/material";
import { ErrorState, LoadingState, useReferenceOptions, useTexts } from "../../../../client/kit/console";
import { DISPOSITIONS } from "../../../../survey/fieldwork/dispositions";
import { DISPOSITION, SEGMENT } from "../../shared/conditions";
import { type Selection, selectionBody } from "../results";
import { useCrossTable } from "../tables/useCrossTable";
import { ValuePicker } from "./ValuePicker";

const SEGMENTS = { entity: "segment", resource: "segments", label: "name" };

interface VariableValuesProps {
  readonly activityId: string;
  readonly variable: string;
  readonly title: string;
  /** Without the condition on this variable, so that the counts are of all others. */
  readonly selection: Selection;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Segments({ title, chosen, onChange }: VariableValuesProps) {
  const { labels } = useReferenceOptions({ reference: SEGMENTS, text: "", isOpen: true });
  const values = [...labels].map(([key, label]) => ({ key, label }));
  return <ValuePicker label={title} values={values} chosen={chosen} onChange={onChange} />;
}

function Dispositions({ title, chosen, onChange }: VariableValuesProps) {
  const { t } = useTexts();
  const values = Object.keys(DISPOSITIONS).map((key) => ({ key, label: t(`entities.response.enums.disposition.${key}`) }));
  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary", px: 1, mb: 0.5 }}>
        {t("filters.dispositionHelp")}
      </Typography>
      <ValuePicker label={title} values={values} chosen={chosen} onChange={onChange} />
    </>
  );
}

/** Categories with how many of the others' responses have them: a table of the variable by itself says so. */
function Categories({ activityId, variable, title, selection, chosen, onChange }: VariableValuesProps) {
  const body = { ...selectionBody(selection), rows: [variable], columns: [variable] };
  const { data, error, refetch } = useCrossTable(activityId, body);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const values = data.columns
    .filter(({ question }) => question !== null)
    .map(({ key, label, base }) => ({ key, label, count: base }));
  return <ValuePicker label={title} values={values} chosen={chosen} onChange={onChange} />;
}

/** The values of a variable to choose from. */
export function VariableValues(props: VariableValuesProps) {
  if (props.variable === SEGMENT) return <Segments {...props} />;
  return props.variable === DISPOSITION ? <Dispositions {...props} /> : <Categories {...props} />;
}
