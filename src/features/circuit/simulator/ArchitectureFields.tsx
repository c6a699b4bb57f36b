/** The cycle of both regimes, and the fields only it has: they come and go with the choice, what was typed stays. */
import { Select } from '../../../kit/controls/Select.tsx';
import { textAt } from '../../../kit/form/fields.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import remarks from '../../../kit/styles/remarks.module.css';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import { ARCHITECTURES, CYCLES, cycleOfWord } from '../../../simulation/cycles/index.ts';
import { fieldFromBodyKey } from '../../../simulation/fields.ts';
import { optionName, wordName } from '../../../simulation/option-names.ts';
import type { ArchitectureInput, SimulationResult } from '../../../simulation/types.ts';
import { FieldRow } from './FieldRow.tsx';
import { Group } from '../../../kit/page/Group.tsx';
import { CircuitFluid } from './lazy-form.ts';
import { formatNumber } from '../../../quantities/number.ts';
import { isAsked, isNumberKey } from './state/fields.ts';
import type { NumberKey } from './state/fields.ts';
import type { Regime } from './state/form.ts';
import { useSimulation } from './use-simulation.ts';
import { INPUT_QUANTITIES } from './words.ts';

/** Which cycle it is: every one there is, by its name. */
export function ArchitectureChoice() {
  const { chooseArchitecture, forms } = useSimulation();
  const t = useTranslator();
  const value = usePart(forms.permanent.$content, ({ texts }) => textAt(texts, 'architecture'));
  return (
    <Select
      name="architecture"
      label={t('simulator.fields.architecture')}
      value={value}
      options={ARCHITECTURES.map((word) => ({ value: word, label: CYCLES[word].name[t.locale] }))}
      onChange={chooseArchitecture}
    />
  );
}

/** What only the chosen cycle asks; nothing of the plain one. */
export function ArchitectureFields({ regime }: { readonly regime: Regime }) {
  const { forms } = useSimulation();
  const t = useTranslator();
  const word = usePart(forms[regime].$content, ({ texts }) => textAt(texts, 'architecture'));
  const { inputs, name } = cycleOfWord(word);
  if (inputs.length === 0) return null;
  return (
    <Group title={name[t.locale]}>
      {inputs.map((key) => (
        <OwnField key={key} regime={regime} name={key} />
      ))}
    </Group>
  );
}

interface OwnFieldProps {
  readonly regime: Regime;
  readonly name: ArchitectureInput;
}

function OwnField({ regime, name }: OwnFieldProps) {
  const { forms } = useSimulation();
  const isUsed = usePart(forms[regime].$content, ({ texts }) => isAsked(name, texts));
  if (!isUsed) return null;
  const { options, isFluid, words } = fieldFromBodyKey(name);
  if (options !== undefined) return <OptionField regime={regime} name={name} options={options} />;
  if (isFluid === true) return <CircuitFluid regime={regime} name={name} />;
  if (!isNumberKey(name)) return null;
  return words === undefined ? <FieldRow regime={regime} name={name} /> : <SoughtField regime={regime} name={name} />;
}

function OptionField({ regime, name, options }: OwnFieldProps & { readonly options: readonly (number | string)[] }) {
  const { forms, setField } = useSimulation();
  const t = useTranslator();
  const value = usePart(forms[regime].$content, ({ texts }) => textAt(texts, name));
  return (
    <Select
      name={name}
      label={t(`simulator.fields.${name}`)}
      value={value}
      options={options.map((option) => ({ value: String(option), label: optionName(name, String(option), t.locale) }))}
      onChange={(chosen) => setField(regime, name, chosen)}
    />
  );
}

const TYPED = 'typed';

/** What was found of an input, in its own unit. */
export function foundOf(name: NumberKey, result: SimulationResult | undefined): number | undefined {
  if (result === undefined) return undefined;
  if (name === 'p_gc') return result.input.p_gc;
  const figures: Readonly<Record<string, unknown>> = { ...result.architecture };
  const found = figures[name];
  return typeof found === 'number' ? found : undefined;
}

/** A number typed, or found: the words that may stand in its place are a choice beside it. */
export function SoughtField({ regime, name }: { readonly regime: Regime; readonly name: NumberKey }) {
  const { $shown, forms, setField } = useSimulation();
  const t = useTranslator();
  const text = usePart(forms[regime].$content, ({ texts }) => textAt(texts, name));
  const { words = [], optionalDefault } = fieldFromBodyKey(name === 'p_gc' ? 'p_gc' : (name as ArchitectureInput));
  const said = text === '' ? String(optionalDefault ?? '') : text;
  const word = words.find((one) => one === said);
  const label = t(`simulator.fields.${name}` as `simulator.fields.${'p_gc' | 'p_int'}`);
  const choose = (chosen: string): void => {
    if (chosen !== TYPED) return setField(regime, name, chosen);
    const found = foundOf(name, $shown.get()[regime].result);
    if (found === undefined) setField(regime, name, '');
    else forms[regime].change({}, { [name]: found }, true);
  };
  return (
    <>
      <Select
        name={`${name}-choice`}
        label={label}
        value={word ?? TYPED}
        options={[
          { value: TYPED, label: t('simulator.typed') },
          ...words.map((one) => ({ value: one, label: wordName(one, t.locale) })),
        ]}
        onChange={choose}
      />
      {word === undefined ? <FieldRow regime={regime} name={name} /> : <Found regime={regime} name={name} />}
    </>
  );
}

/** The value in force of what is not typed. */
function Found({ regime, name }: { readonly regime: Regime; readonly name: NumberKey }) {
  const { $shown } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const { result, isStale } = useWhole($shown)[regime];
  const { unit } = fieldFromBodyKey(name === 'p_gc' ? 'p_gc' : (name as ArchitectureInput));
  const value = format.full(INPUT_QUANTITIES[unit] ?? 'ratio', isStale ? undefined : foundOf(name, result));
  const ceiling = name === 'p_rec' && !isStale ? result?.architecture?.ceiling : undefined;
  return (
    <p className={remarks.fine}>
      {t('simulator.found', { value })}
      {ceiling === undefined
        ? null
        : ` · ${t('simulator.ceiling', {
            p: format.full('pressure', ceiling.p),
            loss: formatNumber(100 * ceiling.loss, 1, t.locale),
          })}`}
    </p>
  );
}
