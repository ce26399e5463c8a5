/** Seconds. */
export const LENGTH_SECONDS = 72;

/** Who speaks when, in seconds, and how they look and sound. */
export const PEOPLE = [
  {
    name: "moderator",
    speech: [
      [1, 8],
      [22, 27],
      [44, 48],
      [66, 71],
    ],
    cameraFrom: 0,
    pitch: 170,
    ...{ wall: "#c9d6df", shirt: "#2f4858", hair: "#3b2a1e", skin: "#e0ac83" },
  },
  {
    name: "first",
    speech: [
      [8.5, 21],
      [36, 43.5],
      [57, 61],
    ],
    cameraFrom: 0,
    pitch: 118,
    ...{ wall: "#e8dcc4", shirt: "#7a5c3e", hair: "#1d1d1f", skin: "#c68a5f" },
  },
  {
    name: "second",
    speech: [
      [28, 35.5],
      [49, 56],
      [61.5, 65],
    ],
    cameraFrom: 12,
    pitch: 205,
    ...{ wall: "#d5e5d0", shirt: "#4c7a5b", hair: "#8b5a2b", skin: "#f0c8a0" },
  },
];
