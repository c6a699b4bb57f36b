/** What machines there are by their use, and what follows from each where nobody says otherwise. */
import { unaccented } from '../../language/unaccented.ts';
import { text } from '../../language/index.ts';
import type { Locale } from '../../language/index.ts';
import { diagnosisParams } from '../../machine/diagnosis.ts';
import { dischargeLimit } from '../../machine/limits.ts';
import { OPENINGS } from '../../machine/points.ts';
import { supposedPlace } from '../../machine/room.ts';
import { USE_CHOICES } from '../../machine/use-choices.ts';
import type { UseChoice } from '../../machine/use-choices.ts';
import { nearestWords } from '../../language/nearest.ts';
import type { Figures, Question } from './question.ts';
import { likeSchema } from './like.ts';

const namesOf = ({ id, words, ...named }: UseChoice, locale: Locale): readonly string[] => [
  id,
  named[locale],
  ...words[locale],
];

/** Nulls where the use says nothing: then nothing is supposed. */
function rowOf(choice: UseChoice, locale: Locale): Figures {
  const { id, fluids, expansion, compressors } = choice;
  const point = OPENINGS[id];
  const { application = null, access = null, location = null, mounting = null } = supposedPlace({ use: id });
  const [fluid] = fluids;
  // Of a compressor nobody named: what a kind would loosen is not supposed.
  const regime = point?.architecture === 'booster' ? 'transcritical' : 'subcritical';
  const limit = fluid === undefined ? undefined : dischargeLimit(undefined, fluid, regime);
  const { application: model, mode } = diagnosisParams({ use: id });
  return {
    machine_use: id,
    label: choice[locale],
    usual_fluids: fluids.join(', '),
    usual_expansion: expansion.join(', '),
    usual_compressors: compressors.join(', '),
    mean_evaporating_C: point?.te ?? null,
    mean_condensing_C: point?.tc ?? null,
    evaporator_medium_in_C: point?.te_in ?? null,
    condenser_medium_in_C: point?.tc_in ?? null,
    capacity_kW: point?.capacity_kW ?? null,
    isentropic_efficiency: point?.rend_is ?? null,
    discharge_watch_C: limit?.watch ?? null,
    discharge_most_C: limit?.max ?? null,
    ...{ application, access, location, mounting },
    diagnosis_machine: mode === 'heating' ? 'heat_pump' : (model ?? null),
  };
}

export const uses: Question = {
  name: 'uses',
  title: text('Usages d’une machine', 'Uses of a machine'),
  description: text(
    'Les usages qu’une machine peut avoir, et ce qui suit de chacun quand rien d’autre n’est dit\u00a0: fluides, détente, régime, limite de refoulement, local (EN 378-1), modèle du diagnostic. Supposé, jamais su.',
    'The uses a machine can have, and what follows from each where nothing else is said: refrigerants, expansion, operating point, discharge limit, room (EN 378-1), model of the diagnosis. Supposed, never known.',
  ),
  schema: likeSchema('Part of a name or of a word of the trade, or a whole identity; all unless told'),
  synonyms: { use: 'like', machine_use: 'like' },
  example: { like: 'cold_room_neg' },
  find({ like }, _engine, locale) {
    const part = unaccented(typeof like === 'string' ? like : '').trim();
    const whole = USE_CHOICES.filter(({ id }) => id === part);
    const found =
      whole.length > 0
        ? whole
        : USE_CHOICES.filter((choice) => namesOf(choice, locale).some((name) => unaccented(name).includes(part)));
    if (found.length === 0) {
      const [near] = nearestWords(
        part,
        USE_CHOICES.map(({ id }) => id),
        1,
      );
      return {
        ok: false,
        problem: {
          code: 'E_INPUT',
          field: 'like',
          said: text(
            `like\u00a0: aucun usage de ce nom${near === undefined ? '' : `\u202f; le plus proche\u00a0: ${near}`}.`,
            `like: no use of that name${near === undefined ? '' : `; the nearest: ${near}`}.`,
          ),
        },
      };
    }
    return { ok: true, result: { rows: found.map((choice) => rowOf(choice, locale)) } };
  },
};
