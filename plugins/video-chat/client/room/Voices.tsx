import { useEffect, useRef } from "react";
import type { LiveStream } from "./connectionAttempt";

function Voice({ stream }: { readonly stream: MediaStream }) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    if (audio.current) audio.current.srcObject = stream;
  }, [stream]);
  // biome-ignore lint/a11y/useMediaCaption: people speaking live
  return <audio ref={audio} autoPlay />;
}

/** Sound of those who are heard at the moment. */
export function Voices({ streams }: { readonly streams: readonly LiveStream[] }) {
  return streams.filter(({ kind }) => kind === "audio").map(({ stream }) => <Voice key={stream.id} stream={stream} />);
}
