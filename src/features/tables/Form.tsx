/** The table that is asked about, and what it says of itself; the part of the page that starts the others. */
import { useId, useMemo } from 'react';
import { useTranslator } from '../../kit/island/context.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { useRefusal, useText } from '../../kit/page/Field.tsx';
import { Form as PageForm } from '../../kit/page/Form.tsx';
import field from '../../kit/styles/field.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import { asIsland, usePage } from './island.ts';
import { Fluid } from './lazy.ts';
import { pastedOf } from './question.ts';
import own from './Tables.module.css';

const LONGEST_LIST = 8;

/** Pasted, dropped or typed, a pair a line; what was read of it is said below. */
function Text() {
  const t = useTranslator();
  const { form } = usePage();
  const id = useId();
  const text = useText('text');
  const problem = useRefusal('text');
  const { texts } = useWhole(form.$content);
  const { rows, skipped } = useMemo(() => pastedOf(texts), [texts]);
  return (
    <div className={own.paste} data-field="text">
      <label htmlFor={id}>{t('tables.fields.text')}</label>
      <textarea
        id={id}
        name="text"
        className={`${field.input} ${own.text}`}
        rows={9}
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${id}h`}
        onChange={(event) => form.set('text', event.currentTarget.value)}
      />
      <div id={`${id}h`}>
        {problem === undefined ? null : <p className={remarks.problem}>{problem}</p>}
        <p className={remarks.fine}>
          <span data-read={rows.length}>{t('tables.read', { count: rows.length })}</span>
          {skipped.length === 0
            ? null
            : ` · ${t('tables.skipped', { lines: skipped.slice(0, LONGEST_LIST).join(', ') })}`}
          <br />
          {t('tables.notes.text')}
        </p>
      </div>
    </div>
  );
}

const Example = () => <p className={remarks.fine}>{useTranslator()('tables.notes.example')}</p>;

const SLOTS = { Fluid, Text, Example };

export const Form = asIsland(function TableForm() {
  return <PageForm slots={SLOTS} />;
});
