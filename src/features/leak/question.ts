/** What the page of leaks asks; keys, units and defaults of the door `leak`. */
import { HOLES, MODES, TOP_UPS } from '../../field/leak/read.ts';
import type { Leak } from '../../field/index.ts';
import { lastFluidOfCycle } from '../../kit/fluids/last-fluid.ts';
import type { Field, FormTexts, Measure } from '../../kit/form/fields.ts';
import { parameterEach } from '../../kit/page/links.ts';
import { choiceField, GAP, numberField, textField } from '../../kit/page/question.ts';
import type { Question, Row } from '../../kit/page/question.ts';
import { askWorker } from '../../runtime/circuit-bridge.ts';
import { problemText } from './problem-text.ts';

/** The answer of the page; undefined where there never was one. */
export interface LeakResults {
  readonly found: Leak | undefined;
}

const TEMPERATURE: Measure = { quantity: 'temperature', unit: 'degC', step: 1 };
const DIFFERENCE: Measure = { quantity: 'temperatureDifference', unit: 'K', step: 1 };
const MASS: Measure = { quantity: 'mass', unit: 'kg' };
const SHARE: Measure = { quantity: 'share', unit: 'fraction', step: 0.05 };

const isShare = ({ lost_in }: FormTexts): boolean => lost_in === 'share';
const isToppedUp = ({ topup }: FormTexts): boolean => topup !== 'none';

export const LEAK_FIELDS: readonly Field[] = [
  textField('fluid', 'R449A'),
  numberField('charge_kg', MASS, 40),
  choiceField('lost_in', ['kg', 'share']),
  numberField('lost_kg', MASS, 12, { isUsed: (texts) => !isShare(texts) }),
  numberField('lost_share', SHARE, 0.3, { isUsed: isShare }),
  choiceField('hole', HOLES),
  choiceField('topup', TOP_UPS),
  numberField('times', { quantity: 'count', unit: 'none', step: 1 }, 1, { isUsed: isToppedUp }),
  numberField('t_rest', TEMPERATURE, 20),
  numberField('volume_l', { quantity: 'volume', unit: 'L' }, null),
  choiceField('mode', MODES, { isUsed: ({ hole }) => hole !== 'running' }),
  numberField('t_cylinder', TEMPERATURE, 20, { isUsed: ({ topup }) => topup === 'vapour' }),
  numberField('t_evp', TEMPERATURE, -10),
  numberField('t_cdr', TEMPERATURE, 40),
  numberField('superheat', DIFFERENCE, 5),
  numberField('subcooling', DIFFERENCE, 2),
  numberField('rend_is', { quantity: 'efficiency', unit: 'fraction', step: 0.01 }, 0.7),
];

const noted = (key: 'times' | 'volume_l' | 'mode' | 't_evp'): Extract<Row<LeakResults>, { readonly key: string }> => ({
  key,
  note: ({ t }) => t(`leak.notes.${key}`),
});

/** What most leave as it is. */
export const FURTHER: readonly Row<LeakResults>[] = [
  't_rest',
  noted('volume_l'),
  { ...noted('mode'), words: 'leak.modes' },
  't_cylinder',
  GAP,
  noted('t_evp'),
  ...['t_cdr', 'superheat', 'subcooling', 'rend_is'],
];

const parameters = parameterEach(LEAK_FIELDS);

export const LEAK: Question<LeakResults> = {
  key: 'leak',
  fields: LEAK_FIELDS,
  groups: [
    { title: () => 'leak.groups.machine', rows: [{ slot: 'Fluid', key: 'fluid' }, 'charge_kg'] },
    {
      title: () => 'leak.groups.leak',
      rows: [
        { key: 'lost_in', isSegmented: 'labelled', words: 'leak.lostIn' },
        ...['lost_kg', 'lost_share'],
        { key: 'hole', words: 'leak.holes' },
      ],
    },
    { title: () => 'leak.groups.topup', rows: [{ key: 'topup', words: 'leak.topups' }, noted('times')] },
    { slot: 'Further' },
  ],
  link: {
    ...parameters,
    /** A link that names a share alone means it. */
    read(params) {
      const given = parameters.read(params);
      return 'lost_share' in given && !('lost_in' in given) ? { ...given, lost_in: 'share' } : given;
    },
  },
  usual() {
    const fluid = lastFluidOfCycle();
    return fluid === undefined ? {} : { fluid };
  },
  // The worker has an engine of its own.
  prepare: () => Promise.resolve(),
  answers: {
    found: {
      later:
        ({ options }) =>
        ({ signal, onProgress }) =>
          askWorker('leak', [options], { signal, onProgress }),
    },
  },
  problemText,
};
