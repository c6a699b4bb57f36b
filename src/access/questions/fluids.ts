/** What the questions may be asked of. */
import { text } from '../../language/index.ts';
import { nearestValue } from '../../refrigerants/nearest.ts';
import { summaryFromName } from '../../refrigerants/index.ts';
import { SIMULATOR_FLUIDS } from '../../refrigerants/names.ts';
import { resolveFluidName } from '../../refrigerants/resolve.ts';
import { likeSchema } from './like.ts';
import type { Question } from './question.ts';

export const fluids: Question = {
  name: 'fluids',
  title: text('Fluides', 'Fluids'),
  description: text(
    'Les fluides et les mélanges connus, leurs noms, leur classe de sécurité et leur PRP.',
    'The fluids and blends there are, their names, safety class and GWP.',
  ),
  schema: likeSchema('Part of a name, or a whole one; all unless told'),
  example: { like: 'R454' },
  find({ like }, _engine, locale) {
    const part = typeof like === 'string' ? like.toLowerCase() : '';
    const whole = typeof like === 'string' ? resolveFluidName(like) : undefined;
    // A whole name means one fluid, though others have it within theirs.
    const found = SIMULATOR_FLUIDS.filter(({ name, label, aliases }) =>
      whole === undefined
        ? [name, label?.[locale] ?? '', ...aliases].some((spelling) => spelling.toLowerCase().includes(part))
        : name === whole,
    );
    if (found.length === 0)
      return { ok: false, problem: { code: 'E_FLUID', field: 'like', values: nearestValue(like) } };
    return {
      ok: true,
      result: {
        rows: found.map(({ name, label, aliases }) => ({
          fluid: name,
          label: label?.[locale] ?? '',
          other_names: aliases.join(', '),
          safety_class: summaryFromName(name)?.safetyClass ?? null,
          gwp_kgCO2e_kg: summaryFromName(name)?.gwp ?? null,
        })),
      },
    };
  },
};
