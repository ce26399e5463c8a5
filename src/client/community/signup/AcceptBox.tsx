import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Link from "@mui/material/Link";
import { useTexts } from "../../texts/TextsProvider";
import { DOCUMENT_PATHS, type DocumentName } from "../pages/legalDocument";

interface AcceptBoxProps {
  readonly origin: string;
  readonly document: DocumentName;
  /** Of the box. */
  readonly name: string;
  readonly isChecked: boolean;
  readonly fault: string | undefined;
  readonly onChange: (isChecked: boolean) => void;
}

/** Accepts one document, which opens beside the form, so that nothing typed is lost. */
export function AcceptBox({ origin, document, name, isChecked, fault, onChange }: AcceptBoxProps) {
  const { t } = useTexts();
  const issueId = `sign-up-${name}-fault`;
  return (
    <Box>
      <FormControlLabel
        sx={{ minHeight: 44, mr: 0, alignItems: "center" }}
        control={
          <Checkbox
            checked={isChecked}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{
              input: {
                id: `sign-up-${name}`,
                name,
                required: true,
                "aria-invalid": fault !== undefined,
                ...(fault ? { "aria-describedby": issueId } : {}),
              },
            }}
          />
        }
        label={t(`community.signUp.accept.${document}`)}
      />
      {fault && (
        <FormHelperText id={issueId} error sx={{ ml: 4 }}>
          {fault}
        </FormHelperText>
      )}
      <Link
        href={`/c/${origin}/${DOCUMENT_PATHS[document]}`}
        target="_blank"
        rel="noopener"
        sx={{ display: "inline-block", ml: 4, py: 0.75 }}
      >
        {t(`community.signUp.read.${document}`)}
      </Link>
    </Box>
  );
}
