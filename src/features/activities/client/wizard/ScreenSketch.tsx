import { Box } from "@mui/material";

/** Messages of several people, one below the other. */
function Conversation() {
  return (
    <>
      <rect x="14" y="22" width="40" height="9" rx="4.5" fill="currentColor" opacity="0.35" />
      <rect x="42" y="36" width="44" height="9" rx="4.5" className="accent" />
      <rect x="14" y="50" width="52" height="9" rx="4.5" fill="currentColor" opacity="0.35" />
    </>
  );
}

/** A question, and what one chooses from. */
function Choice() {
  return (
    <>
      <rect x="14" y="22" width="56" height="5" rx="2.5" fill="currentColor" opacity="0.5" />
      {[34, 46, 58].map((y, index) => (
        <g key={y}>
          <circle cx="18" cy={y + 2} r="3.5" className={index === 0 ? "accent" : "ring"} />
          <rect x="27" y={y} width={[44, 52, 36][index]} height="4" rx="2" fill="currentColor" opacity="0.3" />
        </g>
      ))}
    </>
  );
}

/** How far one is, a question with its scale, and the way on. */
function Form() {
  return (
    <>
      <rect x="14" y="20" width="72" height="3" rx="1.5" fill="currentColor" opacity="0.2" />
      <rect x="14" y="20" width="28" height="3" rx="1.5" className="accent" />
      <rect x="14" y="29" width="50" height="5" rx="2.5" fill="currentColor" opacity="0.5" />
      {[18, 33, 48, 63, 78].map((x, index) => (
        <circle key={x} cx={x} cy="45" r="5" className={index === 3 ? "accent" : "ring"} />
      ))}
      <rect x="62" y="57" width="24" height="8" rx="3" className="accent" />
    </>
  );
}

/** A picture with marks upon it. */
function Picture() {
  return (
    <>
      <rect x="14" y="20" width="72" height="44" rx="3" fill="currentColor" opacity="0.12" />
      <path d="M14 58 34 38l14 13 12-10 26 21v2H14Z" fill="currentColor" opacity="0.25" />
      <circle cx="40" cy="34" r="4.5" className="accent" />
      <circle cx="66" cy="30" r="4.5" className="accent" />
      <circle cx="58" cy="52" r="4.5" className="ring" />
    </>
  );
}

const BODIES = { form: Form, choice: Choice, picture: Picture, conversation: Conversation } as const;

/** A sketch of what members will see. */
export function ScreenSketch({ of }: { readonly of: keyof typeof BODIES }) {
  const Body = BODIES[of];
  return (
    <Box
      component="svg"
      viewBox="0 0 100 72"
      aria-hidden
      sx={{
        width: 88,
        flex: "none",
        color: "text.secondary",
        "& .accent": { fill: (theme) => theme.palette.primary.main },
        "& .ring": { fill: "none", stroke: "currentColor", strokeOpacity: 0.5 },
      }}
    >
      <rect x="0.5" y="0.5" width="99" height="71" rx="6" fill="none" stroke="currentColor" strokeOpacity="0.35" />
      <line x1="0.5" y1="13" x2="99.5" y2="13" stroke="currentColor" strokeOpacity="0.35" />
      <circle cx="8" cy="7" r="2" fill="currentColor" opacity="0.5" />
      <rect x="13" y="5" width="26" height="4" rx="2" fill="currentColor" opacity="0.35" />
      <Body />
    </Box>
  );
}
