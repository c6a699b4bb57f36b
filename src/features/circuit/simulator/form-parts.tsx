/** What the forms of a circuit are made of, whichever page asks. */
import { Segmented } from '../../../kit/controls/Segmented.tsx';
import { Select } from '../../../kit/controls/Select.tsx';
import { useTranslator } from '../../../kit/island/context.ts';

const SWITCHES = ['0', '1'] as const;
const CRITERIA = ['0', '1', '2', '3', '4'] as const;

interface ChoiceProps {
  readonly value: string;
  readonly onChange: (chosen: string) => void;
}

export interface SwitchProps extends ChoiceProps {
  readonly name: 'mode_trans' | 'mode_ref';
  readonly words: 'cycles' | 'media';
}

/** A choice between two: the kind of cycle, the medium a temperature is of. */
export function Switch({ name, words, value, onChange }: SwitchProps) {
  const t = useTranslator();
  return (
    <Segmented
      label={t(`simulator.fields.${name}`)}
      name={name}
      isLabelShown
      value={value}
      choices={SWITCHES.map((choice) => ({ value: choice as string, label: t(`simulator.${words}.${choice}`) }))}
      onChange={onChange}
    />
  );
}

/** Which figure sizes the machine. */
export function SizingChoice({ value, onChange }: ChoiceProps) {
  const t = useTranslator();
  return (
    <Select
      name="intitule_choix"
      label={t('simulator.fields.intitule_choix')}
      value={value}
      options={CRITERIA.map((criterion) => ({ value: criterion, label: t(`simulator.criteria.${criterion}`) }))}
      onChange={onChange}
    />
  );
}
