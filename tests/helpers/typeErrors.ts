import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "./root";

/**
 * What the compiler says of files that stood in the project's folder, with its own settings: faults of each module, by name.
 * A call reads all that they import, for ten seconds or more: give it all files at once.
 */
export function typeErrors(files: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> {
  const config = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
  const contents = new Map(Object.entries(files).map(([name, content]) => [join(ROOT, name), content]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile, directoryExists } = host;
  host.directoryExists = (path) =>
    [...contents.keys()].some((file) => file.startsWith(`${path}/`)) || directoryExists?.(path) === true;
  host.fileExists = (path) => contents.has(path) || fileExists(path);
  host.readFile = (path) => contents.get(path) ?? readFile(path);
  host.getSourceFile = (path, language, ...rest) => {
    const content = contents.get(path);
    if (content === undefined) return getSourceFile.call(host, path, language, ...rest);
    return ts.createSourceFile(path, content, language, true);
  };
  const modules = Object.keys(files).filter((name) => /\.tsx?$/.test(name));
  // Declarations of style sheets and images come with the tsconfig's own files.
  const roots = [...modules.map((name) => join(ROOT, name)), join(ROOT, "node_modules/vite/client.d.ts")];
  const program = ts.createProgram(roots, options, host);
  const errors = (path: string) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  return Object.fromEntries(modules.map((name) => [name, errors(join(ROOT, name))]));
}
