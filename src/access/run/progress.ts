/** How far a run is, on one line of a terminal; nothing where nobody watches. */
import type { WriteStream } from 'node:tty';
import type { Progress } from './run-file.ts';

const minutes = (seconds: number): string =>
  seconds < 90
    ? `${Math.round(seconds)} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`;

export function progressLine({ rows, failed, perSecond, share, secondsLeft }: Progress, to: WriteStream): void {
  if (!to.isTTY) return;
  const parts = [
    ...(share === undefined ? [] : [`${Math.floor(share * 100)} %`]),
    `${rows}`,
    ...(failed === 0 ? [] : [`! ${failed}`]),
    `${Math.round(perSecond)}/s`,
    ...(secondsLeft === undefined ? [] : [`~${minutes(secondsLeft)}`]),
  ];
  to.write(`\r\u001b[K${parts.join('  ')}\r`);
}
