import { PasswordSteps } from "../../password/PasswordSteps";
import type { PasswordDoor } from "../../password/passwordDoor";
import { DoorCard, type DoorCardProps } from "./DoorCard";

interface PasswordPageProps extends Pick<DoorCardProps, "theme" | "brand"> {
  readonly door: PasswordDoor;
}

/** The way to a new password for those who work with the product. */
export function PasswordPage({ door, brand, theme }: PasswordPageProps) {
  return (
    <DoorCard theme={theme} brand={brand}>
      <PasswordSteps door={door} brand={brand} />
    </DoorCard>
  );
}
