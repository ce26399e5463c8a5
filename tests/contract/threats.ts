/** What settles a threat or a load target: a file, and words in it that say so. */
interface Proof {
  readonly file: string;
  readonly says: RegExp;
}

export interface Threat {
  readonly number: number;
  readonly threat: string;
  readonly proofs: readonly Proof[];
}

const proof = (file: string, says: RegExp): Proof => ({ file, says });

/** Threats and faults, each with the tests or drills that settle it. */
export const THREATS: readonly Threat[] = [
  [1, "a tenant sees another's data", proof("tests/api/isolation.test.ts", /show nothing of one another/)],
  [
    ...([2, "ids of others, leaked fields, mass assignment"] as const),
    proof("tests/contract/routeMatrix.test.ts", /opens to whom its schema names/),
    proof("tests/api/massAssignment.test.ts", /refused or left alone by every write/),
  ],
  [3, "a path that contains login is public", proof("tests/api/publicPaths.test.ts", /holds login or backoffice opens nothing/)],
  [4, "a token in a query", proof("tests/api/directSignIn.test.ts", /a code is spent by its first use/)],
  [
    ...([5, "reset forgery, enumeration of accounts"] as const),
    proof("tests/api/resetPassword.test.ts", /unknown/),
    proof("scripts/drill/enumeration.mjs", /median/),
  ],
  [
    ...([6, "guessing second factors, abuse of lockouts"] as const),
    proof("tests/api/twoFactorLimits.test.ts", /counted over sessions and addresses/),
    proof("scripts/drill/twoFactor.mjs", /guess/),
  ],
  [7, "a socket after logout", proof("tests/api/sockets.test.ts", /one who signs out hears nothing more/)],
  [
    8,
    "guessing passwords of shared reports",
    proof("src/features/results/tests/reports.test.ts", /twelve passwords a minute ten/),
  ],
  [9, "a quota that is oversold", proof("tests/api/quotas.test.ts", /of 50 who complete at once for the last place/)],
  [10, "LABs redeemed twice", proof("src/features/redeem/tests/redeem.test.ts", /goes through once, of fifty at once/)],
  [
    ...([11, "credits blocked and released"] as const),
    proof("scripts/drill/credits.mjs", /kill/),
    proof("src/features/credits/tests/credits.test.ts", /of fifty holds at once/),
  ],
  [12, "answers lost or replayed", proof("tests/api/droppedReplies.test.ts", /none twice/)],
  [13, "a raffle drawn twice", proof("src/features/raffles/tests/raffles.test.ts", /drawn/)],
  [
    ...([14, "a mail sent twice"] as const),
    proof("tests/api/outboxKill.test.ts", /nothing is lost/),
    proof("scripts/drill/mail.mjs", /kill/),
  ],
  [15, "an import that crashes", proof("tests/api/importKill.test.ts", /none twice/), proof("scripts/drill/import.mjs", /kill/)],
  [16, "xlsx bombs", proof("tests/api/xlsxBombs.test.ts", /bomb/i)],
  [17, "formulas in exports", proof("tests/contract/exports.test.ts", /formula/i)],
  [18, "SVG, HTML, polyglots", proof("tests/api/uploads.test.ts", /are sixty, of which most say the same script/)],
  [19, "stored XSS", proof("tests/api/xss.test.ts", /nothing but data/), proof("tests/e2e/xss.spec.ts", /test/)],
  [20, "requests forged by the server", proof("tests/api/panelEntry.test.ts", /169\.254/)],
  [21, "the same-IP rule behind proxies", proof("tests/api/forgedAddress.test.ts", /believes nobody else/)],
  [
    ...([22, "prompt injection"] as const),
    proof("src/features/analysis/tests/model.test.ts", /50 hostile texts put no link/),
    proof("src/features/chatbot/tests/hostile.test.ts", /test/),
  ],
  [
    ...([23, "deletion and export of a person"] as const),
    proof("tests/api/personErasure.test.ts", /is nowhere once its owner has deleted the account/),
    proof("tests/api/personExport.test.ts", /test/),
  ],
  [
    ...([24, "recordings without consent"] as const),
    proof("plugins/ux-test/tests/recordings.test.ts", /nothing is taken before somebody agrees/),
    proof("plugins/video-chat/tests/recording.test.ts", /who takes back their word/),
  ],
  [25, "parser gaps", proof("scripts/drill/fuzz.mjs", /OpenAPI/i), proof("tests/api/badInputs.test.ts", /test/)],
  [26, "the embedded database opened twice", proof("scripts/drill/lock.mjs", /opener|lock/)],
  [27, "cross-site writes", proof("tests/api/crossSite.test.ts", /refused by every route/)],
  [
    ...([28, "a database connection that is cut"] as const),
    proof("tests/api/databaseCuts.test.ts", /the process lives/),
    proof("tests/api/databaseCutsUnderLoad.test.ts", /test/),
  ],
  [29, "a community's script in other consoles", proof("tests/api/tracking.test.ts", /sandboxed/)],
  [30, "sign-up with another's e-mail", proof("tests/api/signUpPassword.test.ts", /a stranger's password is none/)],
  [31, "huge bodies", proof("tests/api/largeBodies.test.ts", /refused at once and briefly/)],
  [32, "selected visibility through references", proof("tests/contract/selectedReach.test.ts", /reads, changes, moves, deletes/)],
  [33, "data directory open to others", proof("tests/helpers/modes.ts", /mode/), proof("scripts/drill/lock.mjs", /twice|two/i)],
  [34, "messages replayed or lost in a room", proof("scripts/drill/messages.mjs", /none twice/)],
  [35, "a participant who forges events of a test", proof("plugins/ux-test/tests/success.test.ts", /what was measured/)],
].map(([number, threat, ...proofs]) => ({ number, threat, proofs }) as Threat);

/**
 * Load and fault targets, each with the benchmark or drill that has its bounds; undefined where none measures it yet, which
 * `UNMEASURED` counts.
 */
export const LOAD_TARGETS: readonly (readonly [target: string, script: string | undefined])[] = [
  ["1,000 active members for 30 minutes", undefined],
  ["chat fan-out", "bench:chat"],
  ["survey answers", "bench:survey"],
  ["130,000 members", "bench:scale"],
  ["import of 100,000 rows", "bench:import"],
  ["kill -9 of the server amid jobs", "drill:import"],
  ["restart of the database", "drill:database"],
  ["full disk", "drill:disk"],
  ["100 surveys over a slow network", undefined],
  ["login storm", "bench:login"],
];

/** Only ever smaller. */
export const UNMEASURED = 2;
