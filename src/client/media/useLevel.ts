import { useEffect, useState } from "react";

const TICK_MS = 100;

/** How loud a stream's voice is, 0 to 100. */
export function useLevel(stream: MediaStream | undefined): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    const source = context.createMediaStreamSource(stream);
    source.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // From -60 dB, a quiet room, to 0.
      setLevel(Math.round(Math.min(100, Math.max(0, (10 * Math.log10(power || 1e-9) + 60) * (100 / 60)))));
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      source.disconnect();
      void context.close();
      setLevel(0);
    };
  }, [stream]);
  return level;
}
