import { useStore } from '@nanostores/react';
import { figuresForCodes } from '../../calculators/derive/results.ts';
import { $calculatorDigits } from '../../stores/calculator/units.ts';
import { addToast } from '../../stores/toasts.ts';
import { Select } from '../controls/Select.tsx';
import { usePage } from './context.ts';
import { shownOutput, withChosenDigits } from './format.ts';
import type { OpeningAnswer } from './opening.ts';
import styles from './CodeTable.module.css';
import { withUnit } from '../../quantities/number.ts';

/** The result in every unit at once, each with its copy; the one asked for stands out. */
export function CodeTable({ opening }: { readonly opening: OpeningAnswer }) {
  const { session, t } = usePage();
  const answer = useStore(session.$answer);
  const digits = useStore($calculatorDigits);
  const { definition } = session;
  const every = definition.codes?.every;
  const output = definition.outputs.find(({ key }) => key === every?.output);
  if (!answer.outcome.ok || !every || !output || !('measure' in output)) return null;

  const figures =
    answer === opening
      ? (opening.every ?? [])
      : figuresForCodes(definition, answer.inputs, (tried) => session.tryOut(tried));
  const shownAs = withChosenDigits(definition.id, output, digits);
  const { min = 0, max = 0 } = output.digitChoices ?? {};
  const counts = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
  const chosen = 'digits' in shownAs && 'significant' in shownAs.digits ? String(shownAs.digits.significant) : '';
  const onDigits = (count: string): void =>
    $calculatorDigits.set({ ...digits, [`${definition.id}>${output.key}`]: Number(count) });
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      addToast('success', t('tools.every.copied', { value: text }));
    } catch {
      addToast('warning', t('tools.every.copyFailed'));
    }
  };

  return (
    <section className={styles.every} data-every={output.key} aria-label={t('tools.every.title')}>
      <h2>{t('tools.every.title')}</h2>
      {output.digitChoices ? (
        <div className={styles.digits}>
          <Select
            name="digits"
            label={t('tools.every.digits')}
            value={chosen}
            options={counts.map((count) => ({ value: count, label: count }))}
            onChange={onDigits}
          />
        </div>
      ) : null}
      <table>
        <tbody>
          {figures.map(({ code, label, value }) => {
            const { text } = value === undefined ? { text: '–' } : shownOutput(shownAs, value, undefined, t, label);
            const whole = withUnit(text, label);
            const isAsked = code === answer.inputs[every.input];
            return (
              <tr key={code} data-code={code} aria-current={isAsked ? 'true' : undefined}>
                <td>{text}</td>
                <th scope="row">
                  {label}
                  {isAsked ? <span className="sr-only">, {t('tools.every.asked')}</span> : null}
                </th>
                <td>
                  {value === undefined ? null : (
                    <button
                      type="button"
                      aria-label={t('tools.every.copy', { value: whole })}
                      onClick={() => void copy(whole)}
                    >
                      {t('tools.actions.copy')}
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
