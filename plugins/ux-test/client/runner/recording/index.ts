export { RecordingGate } from "./RecordingGate";
export { RecordingLine } from "./RecordingLine";
export { type Recording, useRecording } from "./useRecording";
