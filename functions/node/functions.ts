import type { HttpFunction } from '../http/call.ts';

/** Every function by its path: functions/api/simulation/mono.ts answers at /api/simulation/mono. */
export function functionPaths(): ReadonlyMap<string, HttpFunction> {
  const files = import.meta.glob<HttpFunction>(['../api/**/*.ts', '!../api/**/*.test.ts'], {
    eager: true,
    import: 'answer',
  });
  return new Map(Object.entries(files).map(([file, answer]) => [file.slice('..'.length, -'.ts'.length), answer]));
}
