/** @param file path below the project. @returns the plugin in whose folder it lies; nothing for the product's own files */
export function pluginOfFile(file: string): string | undefined {
  return /^plugins[/\\]([^/\\]+)[/\\]/.exec(file)?.[1];
}
