import GroupsOutlined from "@mui/icons-material/GroupsOutlined";
import Box from "@mui/material/Box";
import type { VideoPerson } from "../../shared/api";
import type { LiveStream } from "./connectionAttempt";
import { Tile } from "./Tile";
import type { Texts } from "./texts";
import type { LiveRoom } from "./useRoom";
import { Voices } from "./Voices";

interface StageProps {
  readonly t: Texts;
  readonly room: LiveRoom;
  /** Those who may be seen, oneself among them. */
  readonly people: readonly VideoPerson[];
  /** One's own; null for who watches. */
  readonly seat: string | null;
  readonly media: MediaStream | undefined;
}

/** On a desktop: the console's head, the session's, the row of small pictures and the controls, all of which are to be seen at once. */
const BESIDE_PX = 590;

/** Who stands large: a shared screen, whoever was pinned, whoever speaks, else the first of the others. */
function chooseLarge({ streams, pinned, large }: LiveRoom, others: readonly VideoPerson[]): Pick<LiveStream, "seat" | "kind"> {
  const screen = streams.find(({ kind }) => kind === "screen");
  if (screen && !pinned) return screen;
  const known = others.some(({ seat }) => seat === large) ? large : null;
  return { seat: known ?? others[0]?.seat ?? "", kind: "camera" };
}

/** The people of a room: one large, the others in a row; oneself as in a mirror. */
export function Stage({ t, room, people, seat, media }: StageProps) {
  // Whose picture or voice comes is there, whether or not their browser has said so lately.
  const isThere = (person: VideoPerson) => person.isConnected || room.streams.some((stream) => stream.seat === person.seat);
  const others = people.filter((person) => person.seat !== seat && isThere(person));
  const own = people.find((person) => person.seat === seat);
  const large = chooseLarge(room, others);
  const streamOf = (of: string, kind: LiveStream["kind"]) =>
    room.streams.find((stream) => stream.seat === of && stream.kind === kind)?.stream;

  // Where the line carries no pictures nobody knows.
  const isSeen = (of: string) => room.pictures === "none" || room.state !== "connected" || streamOf(of, "camera") !== undefined;
  const cameraOff = { label: t("videoChat.room.noCamera") };
  const tileOf = (person: VideoPerson) => (
    <Tile
      name={person.name}
      note={person.role === "MEMBER" ? undefined : t(`videoChat.roles.${person.role}`)}
      image={person.image}
      stream={streamOf(person.seat, "camera")}
      isSpeaking={room.speaking.includes(person.seat)}
      isMuted={person.isMuted ? { label: t("videoChat.room.muted") } : undefined}
      isCameraOff={isSeen(person.seat) ? undefined : cameraOff}
      isHandUp={person.isHandUp ? { label: t("videoChat.room.handUp") } : undefined}
      pin={{
        label: t(room.pinned === person.seat ? "videoChat.room.unpin" : "videoChat.room.pin", { name: person.name }),
        isOn: room.pinned === person.seat,
        onChange: () => room.pin(room.pinned === person.seat ? null : person.seat),
      }}
    />
  );

  const first = others.find((person) => person.seat === large.seat);
  const screenOf = large.kind === "screen" ? first : undefined;
  const row = others.filter((person) => person !== first || screenOf);
  return (
    <Box component="section" aria-label={t("videoChat.room.people")} sx={{ display: "grid", gap: 1 }}>
      <Voices streams={room.streams} />
      <Box sx={{ height: { xs: "48vh", md: `min(56vh, calc(100vh - ${BESIDE_PX}px))` }, minHeight: 240 }}>
        {screenOf ? (
          <Tile name={t("videoChat.room.screenOf", { name: screenOf.name })} stream={streamOf(large.seat, "screen")} isWhole />
        ) : first ? (
          tileOf(first)
        ) : (
          <Tile name={t("videoChat.room.alone")} icon={<GroupsOutlined />} stream={undefined} />
        )}
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          display: "grid",
          gap: 1,
          gridTemplateColumns: { xs: "repeat(auto-fill, minmax(108px, 1fr))", md: "repeat(auto-fill, minmax(168px, 1fr))" },
          gridAutoRows: { xs: 84, md: 112 },
        }}
      >
        {own && (
          <Box component="li">
            <Tile
              name={own.name}
              note={t("videoChat.room.you")}
              image={own.image}
              stream={room.isCameraOn ? media : undefined}
              isSpeaking={room.speaking.includes(own.seat)}
              isMuted={own.isMuted || !room.isMicrophoneOn ? { label: t("videoChat.room.muted") } : undefined}
              isCameraOff={room.isCameraOn ? undefined : cameraOff}
              isHandUp={own.isHandUp ? { label: t("videoChat.room.handUp") } : undefined}
              isMirrored
            />
          </Box>
        )}
        {row.map((person) => (
          <Box component="li" key={person.seat}>
            {tileOf(person)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
