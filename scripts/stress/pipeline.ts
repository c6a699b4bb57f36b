/** Ten callers that send thousands of calls ahead, and one that sends one at a time. */
import { postRequest } from './load.ts';
import { once, raw, statusOf } from './raw.ts';
import type { Report } from './report.ts';
import { serve } from './served.ts';

/** Longest the other caller may wait, ms. */
const LONGEST_WAIT = 2000;
const SECONDS = 3;

export async function pipeline(calls: number): Promise<Report> {
  const served = await serve();
  const call = postRequest('/api/simulation/mono', '{}');
  const many = Buffer.concat(Array.from({ length: calls }, () => call));
  const one = (): Promise<string> => once(served.port, call.toString());
  const faults: string[] = [];
  await one();
  const floods = await Promise.all(Array.from({ length: 10 }, () => raw(served.port, many)));
  let worst = 0;
  let answered = 0;
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; answered += 1) {
    const start = performance.now();
    const status = statusOf(await one());
    worst = Math.max(worst, performance.now() - start);
    if (status !== 200) faults.push(`the other caller was answered ${status}`);
  }
  if (worst > LONGEST_WAIT) faults.push(`the other caller waited ${worst.toFixed(0)} ms`);
  const flooded = floods.reduce((sum, { text }) => sum + text().split('HTTP/1.1 200').length - 1, 0);
  for (const { socket } of floods) socket.destroy();
  await served.stop();
  const figures = `10 connections of ${calls} calls ahead (${flooded} answered)`;
  return {
    summary: `pipeline: ${figures}; another caller's ${answered} calls took ${worst.toFixed(0)} ms at most`,
    faults,
  };
}
