import { accountDeleted } from "./accountDeleted";
import { alreadyMember } from "./alreadyMember";
import { invitation } from "./invitation";
import type { MailTemplate } from "./mailTemplate";
import { newSignIn } from "./newSignIn";
import { notification } from "./notification";
import { passwordChanged } from "./passwordChanged";
import { recoveryCodeUsed } from "./recoveryCodeUsed";
import { resetPassword } from "./resetPassword";
import { roleGranted } from "./roleGranted";
import { secondFactorChanged } from "./secondFactorChanged";
import { secondFactorLocked } from "./secondFactorLocked";
import { staffInvitation } from "./staffInvitation";
import { verifyEmail } from "./verifyEmail";

const ALL: readonly MailTemplate[] = [
  accountDeleted,
  alreadyMember,
  invitation,
  newSignIn,
  notification,
  passwordChanged,
  recoveryCodeUsed,
  resetPassword,
  roleGranted,
  secondFactorChanged,
  secondFactorLocked,
  staffInvitation,
  verifyEmail,
];

/** The product's mails, by name. */
export const TEMPLATES: ReadonlyMap<string, MailTemplate> = new Map(ALL.map((template) => [template.name, template]));
