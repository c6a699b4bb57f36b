/** What the year is asked, which starts it. */
import { FormRows } from '../../kit/controls/FormRows.tsx';
import { fieldAt } from '../../kit/form/fields.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { RoomyFold } from '../../kit/island/RoomyFold.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { Field, useRefusal, useText } from '../../kit/page/Field.tsx';
import { Form as PageForm, Rows } from '../../kit/page/Form.tsx';
import { GAP } from '../../kit/page/question.ts';
import type { Row } from '../../kit/page/question.ts';
import group from '../../kit/styles/group.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import { asIsland, usePage } from './island.ts';
import { Fluid, Modes, MoneyAndImpact, WeatherFile } from './lazy.ts';
import type { SeasonResults } from './question.ts';
import { figureOf, isSimulated } from './state/fields.ts';
import styles from './Season.module.css';

/** The lines of declared points. */
function Points({ name }: { readonly name: string }) {
  const t = useTranslator();
  const { form } = usePage();
  const problem = useRefusal(name);
  const hasOwn = useText('own_c') === 'true';
  return (
    <div className={`${styles.points} ${hasOwn ? styles.four : ''}`}>
      <FormRows
        form={form}
        name={name}
        labels={{ add: t('season.addPoint'), remove: (n) => t('season.removePoint', { n }) }}
        cell={(column, path) =>
          fieldAt(form.fields, path) === undefined || (column === 'c' && !hasOwn) ? null : (
            <Field key={column} path={path} />
          )
        }
      />
      {problem === undefined ? null : (
        <p className={remarks.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

const DEGRADATION: readonly Row<SeasonResults>[] = [
  { key: 'method', words: 'season.methods' },
  GAP,
  'cc',
  'cd',
  { key: 'own_c', note: ({ t }) => t('season.notes.c') },
];

/** What of declared points most leave as it is. */
function Degradation() {
  const t = useTranslator();
  const isAsked = usePart(usePage().form.$content, ({ texts }) => !isSimulated(figureOf(texts)));
  const isWrong = [useRefusal('cc'), useRefusal('cd')].some((refusal) => refusal !== undefined);
  return isAsked ? (
    <RoomyFold name="degradation" title={t('season.groups.degradation')} isWanted={isWrong}>
      <div className={group.group}>
        <Rows rows={DEGRADATION} />
      </div>
    </RoomyFold>
  ) : null;
}

const SLOTS = { Fluid, Points, Degradation, WeatherFile, Modes, MoneyAndImpact };

export const Form = asIsland(function SeasonForm() {
  return <PageForm slots={SLOTS} />;
});
