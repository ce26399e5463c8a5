import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { handler } from "altcha-lib/workers/shared";

// Runs in a worker of its own, so that the page stays alive meanwhile.
handler({ deriveKey });
