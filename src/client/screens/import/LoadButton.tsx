import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import type { FixedValues } from "../../data/importApi";
import { Icon } from "../../theme/icons";
import { EntityProvider, useEntityOf } from "../entity/entities";

const ImportDialog = lazy(() => import("./ImportDialog"));

interface LoadButtonProps {
  /** Of the records that the file holds, e.g. `addressees`. */
  readonly resource: string;
  /** What all of them have in common, by field name: nobody is asked for it, and the file has no column of it. */
  readonly fixed: FixedValues;
  readonly label: string;
  readonly variant?: "contained" | "outlined";
  /** Told when the dialog closes: the load may go on. */
  readonly onClose?: () => void;
}

/** Loads records that belong to another one from a file, at that record's own page. */
export function LoadButton({ resource, fixed, label, variant = "outlined", onClose }: LoadButtonProps) {
  const entity = useEntityOf(resource);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClose?.();
  };
  if (!entity) return null;
  return (
    <>
      <Button variant={variant} startIcon={<Icon name="UploadFile" />} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <EntityProvider value={entity}>
          <Suspense fallback={null}>
            <ImportDialog fixed={fixed} onClose={close} />
          </Suspense>
        </EntityProvider>
      ) : null}
    </>
  );
}
