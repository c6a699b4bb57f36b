/** The fluid the lines above a table name. */
import { resolveFluidName } from '../../../refrigerants/resolve.ts';

const NUMBER = /(?<![\p{L}\p{N}])(?:R|HFC|HFO|HCFC|HC)[- \u00a0]?\d{2,4}[A-Za-z]{0,4}(?:\([EZ]\))?(?![\p{L}\p{N}])/gu;
const SAID = /(?:fluide?|refrigerante?|réfrigérant|frigorigène|gaz|gas)\s*[:=;,\t]\s*([^;,\t]+)/iu;

/** Engine name of the first refrigerant the lines name; undefined where they name none. */
export function fluidHint(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    for (const [text] of line.matchAll(NUMBER)) {
      const name = resolveFluidName(text);
      if (name !== undefined) return name;
    }
    const said = SAID.exec(line)?.[1]?.trim();
    const name = said === undefined ? undefined : resolveFluidName(said);
    if (name !== undefined) return name;
  }
  return undefined;
}
