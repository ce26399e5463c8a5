import DescriptionOutlined from "@mui/icons-material/DescriptionOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { CommunityTheme, communityApi, LegalTexts } from "../../../contracts/api/community";
import { clientOf } from "../../data/clientOf";
import { useTexts } from "../../texts/TextsProvider";
import { loadState } from "../data/request";
import { EmptyState } from "../parts/EmptyState";
import { ErrorState } from "../parts/ErrorState";
import { AcceptForm } from "../steps/AcceptForm";
import { CardPage } from "./CardPage";
import { LegalText } from "./LegalText";
import { DOCUMENT_PATHS, type LegalText as LegalTextName } from "./legalDocument";
import { PageHeading } from "./PageHeading";

const communityCalls = clientOf<typeof communityApi>();

interface LegalPageProps {
  readonly community: CommunityTheme;
  readonly document: LegalTextName;
  /** The member who reads has yet to accept. */
  readonly isStep: boolean;
  readonly onAccepted: () => Promise<void>;
  readonly onSignOut: () => void;
}

interface DocumentSectionProps {
  readonly document: LegalTextName;
  /** Of what members accept. */
  readonly version?: string;
  readonly text: string;
  /** Says itself what the text is; the page's heading does where it is the only one. */
  readonly hasHeading: boolean;
}

function DocumentSection({ document, version, text, hasHeading }: DocumentSectionProps) {
  const { t } = useTexts();
  const name = t(`community.legal.${document}`);
  return (
    <Box component="section" aria-label={name} sx={{ display: "grid", gap: 2 }}>
      <Box sx={hasHeading ? {} : { mt: -2.5 }}>
        {hasHeading && (
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
        )}
        {version !== undefined && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("community.legal.version", { version: version.slice(0, 8) })}
          </Typography>
        )}
      </Box>
      <LegalText text={text} />
    </Box>
  );
}

/** The texts that a page shows. A community without a notice of its own says who it is in its terms. */
function textsOf(
  { documents, notice }: LegalTexts,
  { document, isAsked }: { readonly document: LegalTextName; readonly isAsked: boolean },
): readonly Omit<DocumentSectionProps, "hasHeading">[] {
  if (isAsked) return documents;
  if (document === "NOTICE" && notice) return [{ document, text: notice }];
  const wanted = document === "NOTICE" ? "CONDITIONS" : document;
  return documents.filter((one) => one.document === wanted);
}

/** Of what takes the place of the button that was pressed. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

/** The terms or the privacy policy, for everybody to read; all that is asked for where a member has yet to accept. */
export function LegalPage({ community, document, isStep, onAccepted, onSignOut }: LegalPageProps) {
  const { t } = useTexts();
  const legal = loadState(
    communityCalls.useCall("GET /experienceLabs/:id/conditions", { params: { id: community.communityId } }),
  );
  const [hasChanged, setHasChanged] = useState(false);
  const isAsked = isStep && document === "CONDITIONS";
  const title = t(isAsked ? "community.legal.step" : `community.legal.${document}`);
  const shown = legal.status === "ready" ? textsOf(legal.data, { document, isAsked }) : [];
  return (
    <CardPage community={community} title={title} width={760}>
      <PageHeading title={title} {...(isAsked ? { intro: t("community.legal.stepIntro", { community: community.name }) } : {})} />
      {hasChanged && (
        <Alert ref={focus} tabIndex={-1} severity="info" role="status">
          {t("errors.signUp.changedDocuments")}
        </Alert>
      )}
      {legal.status === "loading" && <Skeleton variant="rounded" height={240} />}
      {legal.status === "failed" && <ErrorState error={legal.error} onRetry={legal.retry} />}
      {legal.status === "ready" && shown.length === 0 && (
        <EmptyState
          icon={<DescriptionOutlined />}
          title={t("community.legal.empty.title")}
          body={t("community.legal.empty.body")}
        />
      )}
      {shown.map((one) => (
        <DocumentSection key={one.document} {...one} hasHeading={isAsked} />
      ))}
      {isAsked && legal.status === "ready" && shown.length > 0 && (
        <AcceptForm
          communityId={community.communityId}
          {...legal.data}
          onAccepted={onAccepted}
          onSignOut={onSignOut}
          onChanged={() => {
            setHasChanged(true);
            legal.retry();
          }}
        />
      )}
      {isStep && !isAsked && (
        <Link href={`/c/${community.origin}/${DOCUMENT_PATHS.CONDITIONS}`} sx={{ justifySelf: "start", py: 1 }}>
          {t("community.legal.toStep")}
        </Link>
      )}
    </CardPage>
  );
}
