const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/**
 * When what has just been put on the page is painted: the second frame from now begins after the first was drawn.
 * @returns the frame's time, by the clock of `event.timeStamp`
 */
export async function afterPaint(): Promise<number> {
  await nextFrame();
  return nextFrame();
}
