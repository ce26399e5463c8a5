import { useState } from "react";
import { RecordingGate, RecordingLine, useRecording } from "../client/runner/recording";

declare global {
  interface Window {
    /** Of the test: the runner's call for a token. */
    readonly runToken: (purpose: string) => Promise<string>;
  }
}

/** A question that records, and nothing else of one. */
export function Task() {
  const recording = useRecording({
    runToken: window.runToken,
    questionId: "words",
    sources: ["SCREEN", "WEBCAM", "MICROPHONE"],
  });
  const [stage, setStage] = useState<"before" | "task" | "unrecorded">("before");
  if (stage === "unrecorded") return <p>Sin grabación</p>;
  if (stage === "task") return <RecordingLine recording={recording} />;
  const begin = () => {
    setStage("task");
    void recording.start();
  };
  return <RecordingGate recording={recording} by="Tu bus" onReady={begin} onRefuse={() => setStage("unrecorded")} />;
}
