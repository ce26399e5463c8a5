import { PHONE } from "../../../tests/e2e/support/devices";
import { test } from "../../../tests/e2e/support/test";
import { guestJourneys } from "./journeys/guestJourneys";
import { PATIENCE_MS } from "./journeys/patience";
import { recordingJourney } from "./journeys/recordingJourney";
import { sessionJourney } from "./journeys/sessionJourney";

test.use({ ...PHONE, actionTimeout: PATIENCE_MS, navigationTimeout: PATIENCE_MS });
test.setTimeout(600_000);

// In one file, one after the other: two sessions of several cameras at once are too much for a machine of two processors.
sessionJourney();
guestJourneys();
recordingJourney();
