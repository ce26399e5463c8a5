/** What records and plays sound and pictures, for all surfaces: nothing of it loads react-admin or MUI. */
export { clockText } from "../media/clockText";
export { canShareScreen, canTakePart, type MediaFailure, mediaFailure } from "../media/mediaFailure";
export { type ClockState, PlaybackClock } from "../media/playbackClock";
export { useLevel } from "../media/useLevel";
export { useSyncedMedia } from "../media/useSyncedMedia";
