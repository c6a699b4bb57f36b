import type { OfflineMessage } from '../../offline/messages.ts';

/** Asks the worker once there is one; it answers as often as it has something to tell. */
export async function askWorker<T>(message: OfflineMessage, listen: (answer: T) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<T>) => listen(data);
  active?.postMessage(message, [port2]);
}
