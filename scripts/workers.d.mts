/** Copies what runs in threads of its own beside the bundle. */
export function copyWorkers(root: string, directory: string): void;
