const LONGEST_SIDE = 800;
/** The settings schema's limit for an inline picture. */
const MOST_CHARACTERS = 200_000;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * A picture as a `data:` address, made small enough to travel inside the questionnaire.
 * @throws Error where the file is no picture or stays too large
 */
export async function pictureAddress(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const addresses = QUALITIES.map((quality) => () => canvas.toDataURL("image/webp", quality));
  for (const address of addresses) {
    const text = address();
    if (text.length <= MOST_CHARACTERS) return text;
  }
  throw new Error("The picture stays too large");
}
