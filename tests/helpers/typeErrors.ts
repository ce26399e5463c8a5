import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "./root";

/** What the compiler says of modules that stood in the project's folder, with its own settings: faults of each, by name. */
export function typeErrors(modules: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> {
  const config = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
  const contents = new Map(Object.entries(modules).map(([name, content]) => [join(ROOT, name), content]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => contents.has(path) || fileExists(path);
  host.readFile = (path) => contents.get(path) ?? readFile(path);
  host.getSourceFile = (path, language, ...rest) => {
    const content = contents.get(path);
    if (content === undefined) return getSourceFile.call(host, path, language, ...rest);
    return ts.createSourceFile(path, content, language, true);
  };
  const program = ts.createProgram([...contents.keys()], options, host);
  const errors = (path: string) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  return Object.fromEntries(Object.keys(modules).map((name) => [name, errors(join(ROOT, name))]));
}
