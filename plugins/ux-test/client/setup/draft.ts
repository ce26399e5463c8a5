import type { UxTask } from "../../shared/api/schemas";
import type { TeamUxTest, UxSettings } from "../../shared/api/settings";
import { ADDRESS, LONGEST_TASK, SHORTEST_TIMEOUT, USUAL_TIMEOUT } from "../../shared/uxTest";

const IS_ADDRESS = new RegExp(ADDRESS);

export function settingsIn({ initialUrl, isRandomOrder, tasks }: TeamUxTest): UxSettings {
  return { initialUrl, isRandomOrder, tasks };
}

export function newTask(): UxTask {
  return {
    id: crypto.randomUUID(),
    name: "",
    type: "NAVIGATION_TEST",
    instructions: "",
    startUrlDesktop: null,
    startUrlPhone: null,
    minimumSeconds: null,
    timeoutSeconds: USUAL_TIMEOUT,
  };
}

export function withTask(settings: UxSettings, task: UxTask): UxSettings {
  return { ...settings, tasks: [...settings.tasks, task] };
}

export function withChanged(settings: UxSettings, id: string, change: Partial<UxTask>): UxSettings {
  return { ...settings, tasks: settings.tasks.map((task) => (task.id === id ? { ...task, ...change } : task)) };
}

export function without(settings: UxSettings, id: string): UxSettings {
  return { ...settings, tasks: settings.tasks.filter((task) => task.id !== id) };
}

/** @param by -1 one place earlier, 1 later */
export function withMoved(settings: UxSettings, id: string, by: -1 | 1): UxSettings {
  const tasks = [...settings.tasks];
  const from = tasks.findIndex((task) => task.id === id);
  const to = from + by;
  const [moved] = tasks.splice(from, 1);
  if (!moved || to < 0 || to > tasks.length) return settings;
  tasks.splice(to, 0, moved);
  return { ...settings, tasks };
}

export const isAddress = (text: string) => IS_ADDRESS.test(text);

/** What keeps a task from being saved; a key of the texts. */
export function taskFault(task: UxTask): string | undefined {
  const { name, instructions, minimumSeconds, timeoutSeconds, startUrlDesktop, startUrlPhone } = task;
  if (name.trim() === "") return "uxTest.setup.noName";
  if (instructions.trim() === "") return "uxTest.setup.noInstructions";
  if ([startUrlDesktop, startUrlPhone].some((address) => address !== null && !isAddress(address)))
    return "uxTest.setup.badAddress";
  if (!(timeoutSeconds >= SHORTEST_TIMEOUT && timeoutSeconds <= LONGEST_TASK)) return "uxTest.setup.badTimeout";
  if (minimumSeconds !== null && !(minimumSeconds >= 1)) return "uxTest.setup.badMinimum";
  return (minimumSeconds ?? 0) >= timeoutSeconds ? "uxTest.setup.minimumAboveLimit" : undefined;
}

/** What keeps a test from being saved; a key of the texts. */
export function faultOf({ initialUrl, tasks }: UxSettings): string | undefined {
  if (!isAddress(initialUrl)) return "uxTest.setup.noSite";
  if (tasks.length === 0) return "uxTest.setup.noTask";
  return tasks.map(taskFault).find(Boolean);
}
