/**
 * Does something with each of many, a few at a time; the first failure is the failure of all, and nothing is begun after it.
 */
export async function inTurns<T>(
  items: Iterable<T>,
  atOnce: number,
  task: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = [...items];
  const work = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      try {
        await task(item);
      } catch (error) {
        queue.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
