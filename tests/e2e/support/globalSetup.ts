import { keepTemporaryFilesInMemory } from "../../helpers/memoryFolder";
import { prepareDemo } from "./server";

/** Before the workers start: they, their servers and their browsers inherit where temporary files go, and the demo. */
export default async function prepare(): Promise<() => void> {
  const removeTemporaryFiles = keepTemporaryFilesInMemory();
  try {
    const removeDemo = await prepareDemo();
    return () => {
      removeDemo();
      removeTemporaryFiles();
    };
  } catch (error) {
    removeTemporaryFiles();
    throw error;
  }
}
