import { keepTemporaryFilesInMemory } from "../../helpers/memoryFolder";

/** Before the workers start: they, their servers and their browsers inherit where temporary files go. */
export default keepTemporaryFilesInMemory;
