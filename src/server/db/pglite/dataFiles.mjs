// Plain JavaScript: the engine's thread loads it as it is, from the sources and from the bundle alike.
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** What a file's group and all others may do. */
const OTHERS = 0o077;
/** ENOSPC and EDQUOT, as the engine numbers them. */
const NO_SPACE = new Set([51, 19]);

/** The engine sets every new file's mode by itself, 0666 for most, whatever the process's umask says. */
function keepPrivate({ node_ops: nodes, stream_ops: streams }) {
  const { mknod } = nodes;
  nodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
  for (const operations of [nodes, streams]) {
    const { setattr } = operations;
    operations.setattr = (subject, { mode, ...attributes }) =>
      setattr(subject, mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS });
  }
}

/**
 * A table that can't grow fails one statement. A log that can't, or a list of transactions, is a panic, on which this
 * build of the engine spins for ever: such a write gets the reserve, and once that is spent it is not returned from.
 */
function surviveFullDisk(nodefs, { release, stop }) {
  const { write } = nodefs.stream_ops;
  nodefs.stream_ops.write = (stream, ...content) => {
    try {
      return write(stream, ...content);
    } catch (error) {
      if (!NO_SPACE.has(error.errno) || nodefs.realPath(stream.node).includes("/base/")) throw error;
      if (!release()) stop();
      return write(stream, ...content);
    }
  };
}

/** The engine's files in a folder, for their owner alone. */
export class DataFiles extends NodeFS {
  #space;

  /**
   * @param {string} directory
   * @param {{ release: () => boolean, stop: () => never }} [space] `release` makes room on a full disk and says whether it
   *   could; `stop` ends the engine where it couldn't. By default the engine fails as it will.
   */
  constructor(directory, space) {
    super(directory);
    this.#space = space;
  }

  async init(database, options) {
    const { emscriptenOpts } = await super.init(database, options);
    const prepare = ({ FS }) => {
      keepPrivate(FS.filesystems.NODEFS);
      if (this.#space) surviveFullDisk(FS.filesystems.NODEFS, this.#space);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...emscriptenOpts.preRun, prepare] } };
  }
}
