import type { Language } from "../../../shared/languages";
import type { PersonalDataPart } from "../../host/personContributions";
import type { Texts } from "../../platform/texts";
import type { MemberTools } from "../profile/memberWrites";
import type { MemberSession } from "../profile/profile";

/** Whose data are handed over, and in which language they are named. */
export interface ExportCall extends MemberTools {
  readonly texts: Texts;
  readonly personalData: readonly PersonalDataPart[];
  readonly session: MemberSession;
  readonly language: Language;
}

/** Rows read by one statement: a person's data go out page by page, however many there are. */
export const PAGE = 500;
