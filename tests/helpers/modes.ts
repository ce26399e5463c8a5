import { lstatSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** What below a folder its owner's group or others may use, the folder itself as ".", each with its mode; links aside. */
export function openToOthers(folder: string): readonly string[] {
  const paths = ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })].map((path) => join(folder, path));
  return paths.flatMap((path) => {
    const stats = lstatSync(path);
    const isOpen = (stats.mode & 0o077) !== 0 && !stats.isSymbolicLink();
    return isOpen ? `${relative(folder, path) || "."} ${(stats.mode & 0o777).toString(8)}` : [];
  });
}
