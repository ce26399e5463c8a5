import type { Block, Questionnaire } from "../../../../../survey/questionnaire";
import type { Flow, FlowEdge } from "./flow";

/** Sizes in pixels at a scale of 1. */
export const SIZES = {
  width: 300,
  head: 56,
  line: 24,
  gap: 24,
  blockHead: 36,
  lane: 10,
  margin: 16,
  /** What a column always takes; more where that keeps a long questionnaire in the shape of a screen. */
  column: 720,
} as const;

/** Width of a screen by its height, roughly. */
const SCREEN_RATIO = 1.6;

export interface Box {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The name of a block above its questions; again on top of each column that it goes on in. */
export interface BlockLabel {
  readonly blockIndex: number;
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly edge: FlowEdge;
  /** Corners, from the question to where it leads. */
  readonly points: readonly (readonly [number, number])[];
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly labels: readonly BlockLabel[];
  readonly lines: readonly Line[];
}

/** A node in its column, before the columns know how far apart they are. */
interface Cell {
  readonly id: string;
  readonly column: number;
  readonly y: number;
  readonly height: number;
  readonly blockIndex?: number;
  /** The block's name stands above. */
  readonly hasLabel?: boolean;
}

function heightOf(rules: number): number {
  return SIZES.head + rules * SIZES.line + (rules > 0 ? 8 : 0);
}

function stackOf({ questions }: Block): number {
  return questions.reduce<number>((sum, { rules }) => sum + heightOf(rules?.length ?? 0) + SIZES.gap, SIZES.blockHead);
}

/** The height of a column at which all of them together are about as wide as a screen is. */
function columnHeight({ blocks }: Questionnaire): number {
  const whole = blocks.reduce<number>((sum, block) => sum + stackOf(block), 0);
  return Math.max(SIZES.column, Math.sqrt((whole * SIZES.width) / SCREEN_RATIO));
}

/** Questions downwards in columns: a block stays in one where it fits, else it begins the next and is shared out evenly. */
function questionCells(draft: Questionnaire): readonly Cell[] {
  const most = columnHeight(draft);
  const cells: Cell[] = [];
  let column = 0;
  let y = 0;
  for (const [blockIndex, block] of draft.blocks.entries()) {
    const whole = stackOf(block);
    if (y > 0 && y + whole > most) [column, y] = [column + 1, 0];
    const share = whole / Math.ceil(whole / most);
    for (const [index, { id, rules }] of block.questions.entries()) {
      const height = heightOf(rules?.length ?? 0);
      const isFull = index > 0 && (whole > most ? y >= share : y + height > most);
      if (isFull) [column, y] = [column + 1, 0];
      const hasLabel = index === 0 || y === 0;
      if (hasLabel) y += SIZES.blockHead;
      cells.push({ id, column, y, height, blockIndex, hasLabel });
      y += height + SIZES.gap;
    }
  }
  return cells;
}

function endingCells(flow: Flow, column: number): readonly Cell[] {
  return flow.endings.map((id, index) => ({
    id,
    column,
    y: SIZES.blockHead + index * (SIZES.head + SIZES.gap),
    height: SIZES.head,
  }));
}

/** Lines of one kind to one place share a lane, so that they meet instead of crossing side by side. */
class Lanes {
  readonly #lanes = new Map<string, Map<string, number>>();

  take(channel: string, target: string): number {
    const lanes = this.#lanes.get(channel) ?? new Map<string, number>();
    this.#lanes.set(channel, lanes);
    const lane = lanes.get(target) ?? lanes.size;
    lanes.set(target, lane);
    return lane;
  }

  count(channel: string): number {
    return this.#lanes.get(channel)?.size ?? 0;
  }
}

/** The channels that a line goes through: none straight down, one beside its column, or over the top to another. */
function channelsOf(from: Cell, to: Cell, isNeighbour: boolean): readonly string[] {
  if (isNeighbour && from.column === to.column) return [];
  const beside = `gutter ${from.column}`;
  if (to.column === from.column || to.column === from.column + 1) return [beside];
  return [beside, "top", `gutter ${to.column - 1}`];
}

interface Course {
  readonly edge: FlowEdge;
  readonly from: Cell;
  readonly to: Cell;
  readonly lanes: readonly { readonly channel: string; readonly lane: number }[];
}

function coursesOf(flow: Flow, cells: ReadonlyMap<string, Cell>, lanes: Lanes): readonly Course[] {
  return flow.edges.flatMap((edge) => {
    const from = cells.get(edge.from);
    const to = cells.get(edge.to);
    if (!from || !to) return [];
    const channels = channelsOf(from, to, edge.kind === "next");
    const target = `${edge.kind} ${edge.to}`;
    return [{ edge, from, to, lanes: channels.map((channel) => ({ channel, lane: lanes.take(channel, target) })) }];
  });
}

/** Height at which a line leaves its question: at its rule, or at the question itself. */
function exitOf({ edge, from }: Course, top: number): number {
  const { ruleIndex } = edge;
  if (ruleIndex === undefined) return top + from.y + SIZES.head / 2;
  return top + from.y + SIZES.head + ruleIndex * SIZES.line + SIZES.line / 2;
}

type Point = readonly [number, number];

function pointsOf(course: Course, { xs, top, laneAt }: Frame): readonly Point[] {
  const { from, to, lanes } = course;
  const left = (column: number) => xs[column] ?? 0;
  const right = (column: number) => left(column) + SIZES.width;
  const [first, over, last] = lanes;
  const entry = top + to.y + SIZES.head / 2;
  if (!first) {
    const x = left(from.column) + SIZES.margin;
    return [
      [x, top + from.y + from.height],
      [x, top + to.y],
    ];
  }
  const exit = exitOf(course, top);
  const x = laneAt(first.channel, first.lane);
  const start: readonly Point[] = [
    [right(from.column), exit],
    [x, exit],
  ];
  if (!over || !last) {
    // Back into the same column it comes from the right, into the next one from the left.
    const end = to.column === from.column ? right(to.column) : left(to.column);
    return [...start, [x, entry], [end, entry]];
  }
  const y = laneAt(over.channel, over.lane);
  const down = laneAt(last.channel, last.lane);
  return [...start, [x, y], [down, y], [down, entry], [left(to.column), entry]];
}

interface Frame {
  /** Left edges of the columns. */
  readonly xs: readonly number[];
  /** Where the columns begin. */
  readonly top: number;
  readonly laneAt: (channel: string, lane: number) => number;
}

function frameOf(columns: number, lanes: Lanes): Frame & { readonly width: number } {
  const widthOf = (gutter: number) => 2 * SIZES.margin + lanes.count(`gutter ${gutter}`) * SIZES.lane;
  const xs: number[] = [];
  let x = widthOf(-1);
  for (let column = 0; column < columns; column += 1) {
    xs.push(x);
    x += SIZES.width + widthOf(column);
  }
  const top = SIZES.margin + lanes.count("top") * SIZES.lane + SIZES.margin;
  const laneAt = (channel: string, lane: number) => {
    const offset = SIZES.margin + lane * SIZES.lane;
    if (channel === "top") return offset;
    const gutter = Number(channel.split(" ")[1]);
    return gutter < 0 ? offset : (xs[gutter] ?? 0) + SIZES.width + offset;
  };
  return { xs, top, laneAt, width: x };
}

/** Where everything of the map stands: columns of questions, and lines in the free channels between and above them. */
export function layoutMap(draft: Questionnaire, flow: Flow): MapLayout {
  const questions = questionCells(draft);
  const last = questions.at(-1)?.column ?? -1;
  const cells = [...questions, ...endingCells(flow, last + 1)];
  const lanes = new Lanes();
  const courses = coursesOf(flow, new Map(cells.map((cell) => [cell.id, cell])), lanes);
  const frame = frameOf(last + 2, lanes);
  const { xs, top } = frame;
  const bottom = Math.max(0, ...cells.map(({ y, height }) => y + height));
  return {
    width: frame.width,
    height: top + bottom + SIZES.margin,
    boxes: cells.map(({ id, column, y, height }) => ({ id, x: xs[column] ?? 0, y: top + y, width: SIZES.width, height })),
    labels: cells.flatMap(({ hasLabel, blockIndex, column, y }) =>
      hasLabel && blockIndex !== undefined ? [{ blockIndex, x: xs[column] ?? 0, y: top + y - SIZES.blockHead }] : [],
    ),
    lines: courses.map((course) => ({ edge: course.edge, points: pointsOf(course, frame) })),
  };
}
