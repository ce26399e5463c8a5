import { Box } from "@mui/material";
import { useTexts } from "../../../../../src/client/kit/console";
import type { RecordedPerson } from "../../../shared/recordingApi";
import { Tile } from "../../room/Tile";
import { usePlayback } from "./PlaybackContext";
import { isOnAt, RecordedPicture, RecordedVoice, tracksAround } from "./RecordedMedia";
import { mainSpeaker, speakersAt } from "./whoSpeaks";

/** A tile keeps its place in the page where it grows: its picture would begin anew elsewhere. */
const place = (isLarge: boolean) =>
  isLarge
    ? { gridColumn: "1 / -1", order: -1, height: { xs: "38vh", md: "46vh" }, minHeight: 200 }
    : { height: { xs: 84, md: 112 } };

/** The people of a recording as they were in the room: a shared screen large, else who speaks. */
export function PlaybackStage() {
  const { t } = useTexts();
  const { recording, seconds } = usePlayback();
  const { people, tracks } = recording;
  const around = tracksAround(tracks, seconds);
  const ms = seconds * 1_000;
  const speaking = speakersAt(tracks, ms);
  const screen = around.find((track) => track.kind === "SCREEN" && isOnAt(track, seconds));
  const large = mainSpeaker(tracks, ms) ?? people[0]?.seat;

  const pictureOf = ({ seat, name }: RecordedPerson) => {
    const cameras = around.filter((track) => track.kind === "CAMERA" && track.seat === seat);
    if (cameras.length === 0) return undefined;
    return cameras.map((track) => <RecordedPicture key={track.id} track={track} name={name} />);
  };
  const nameOf = (seat: string) => people.find((person) => person.seat === seat)?.name ?? "";
  return (
    <Box component="section" aria-label={t("videoChat.playback.people")}>
      {around
        .filter(({ kind }) => kind === "AUDIO")
        .map((track) => (
          <RecordedVoice key={track.id} track={track} />
        ))}
      <Box
        component="ul"
        sx={{
          ...{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 },
          gridTemplateColumns: { xs: "repeat(auto-fill, minmax(108px, 1fr))", md: "repeat(auto-fill, minmax(168px, 1fr))" },
        }}
      >
        {around
          .filter(({ kind }) => kind === "SCREEN")
          .map((track) => {
            const name = t("videoChat.room.screenOf", { name: nameOf(track.seat) });
            return (
              <Box component="li" key={track.id} hidden={track !== screen} sx={track === screen ? place(true) : {}}>
                <Tile name={name} stream={undefined} picture={<RecordedPicture track={track} name={name} isWhole />} />
              </Box>
            );
          })}
        {people.map((person) => (
          <Box component="li" key={person.seat} sx={place(!screen && person.seat === large)}>
            <Tile
              name={person.name}
              note={person.role === "MEMBER" ? undefined : t(`videoChat.roles.${person.role}`)}
              image={person.image}
              stream={undefined}
              picture={pictureOf(person)}
              isSpeaking={speaking.includes(person.seat)}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
