/** The door of an edition of the diagnosis: this one's, or that of another checkout with its own engine. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Judge } from '../../src/diagnosis/trial/trial.ts';

/** @param folder a checkout: '.' for this one */
export async function judgeFrom(folder: string): Promise<Judge> {
  const at = (file: string): string => pathToFileURL(path.resolve(folder, file)).href;
  const [{ createEngine: create }, { diagnose }] = (await Promise.all([
    import(at('src/engine/index.ts')),
    import(at('src/diagnosis/likelihood/diagnose.ts')),
  ])) as [{ createEngine: () => Promise<unknown> }, { diagnose: (request: unknown, engine: unknown) => never }];
  const engine = await create();
  return (request) => {
    const outcome = diagnose(request, engine) as { readonly ok: boolean; readonly result: never };
    return outcome.ok ? outcome.result : undefined;
  };
}

/** An option of the command line, `--name=value`. */
export const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
