/**
 * Milliseconds this thread has had the processor for: what a calculation takes, however busy the machine is beside it.
 * A second try would not tell: what the first one made is kept.
 */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
