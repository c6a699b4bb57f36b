/** Serves the built site while its tests run. */
import type { TestProject } from 'vitest/node';
import { serveBuild } from '../../e2e/support/served-build.ts';

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const served = await serveBuild(process.env['BUILD_DIR'] ?? 'dist');
  project.provide('origin', served.origin);
  return () => served.stop();
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served. */
    origin: string;
  }
}
