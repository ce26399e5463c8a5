import { useCallback, useEffect, useState } from "react";
import type { suiteLookApi } from "../../contracts/api/suiteLook";
import { setApiContext } from "../data/api";
import { clientOf } from "../data/clientOf";
import type { ConsoleTheme } from "./consoleProps";

const suite = clientOf<typeof suiteLookApi>();
/** Where the look is changed. */
const CHANGES = "/api/suite-personalisation";

async function readTheme(): Promise<ConsoleTheme | undefined> {
  const look = await suite.call("GET /clientSuite/personalisation", {}, { isQuiet: true });
  if (look.primaryColor === null) return undefined;
  return {
    mainColor: look.primaryColor,
    logo: look.desktopLogo,
    phoneLogo: look.mobileLogo,
    backgroundImage: look.backgroundImage,
    colours: {
      mainColor: look.primaryColor,
      mainColorText: look.contrastColor,
      buttonColor: look.buttonColor,
      textColor: look.textColor,
      backgroundGradientColor1: look.primaryColor,
      backgroundGradientColor2: look.secondaryColor,
    },
  };
}

/**
 * The look of the company's suite, as it is now: also after somebody has changed it here.
 * @param isSuite whether somebody is signed in to one
 * @returns nothing where the company chose none, or it can't be read: then the product's own look is there
 */
export function useSuiteTheme(isSuite: boolean): ConsoleTheme | undefined {
  const [theme, setTheme] = useState<ConsoleTheme>();
  const read = useCallback(() => void readTheme().then(setTheme, () => undefined), []);
  useEffect(() => {
    if (!isSuite) return undefined;
    read();
    setApiContext({ onWritten: (path) => path.startsWith(CHANGES) && read() });
    return () => setApiContext({ onWritten: undefined });
  }, [isSuite, read]);
  return isSuite ? theme : undefined;
}
