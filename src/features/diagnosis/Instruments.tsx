/** Which instruments read, by their class and scales. */
import { Select } from '../../kit/controls/Select.tsx';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { formatNumber } from '../../quantities/index.ts';
import { PROBE_PRESETS } from './state/probes.ts';
import { rounded } from './words.ts';

interface InstrumentsProps {
  readonly name: string;
  /** Key of a preset; '' where accuracies are supposed. */
  readonly value: string;
  readonly onChange: (key: string) => void;
}

export function Instruments({ name, value, onChange }: InstrumentsProps) {
  const t = useTranslator();
  const format = useFormatter();
  return (
    <Select
      name={name}
      label={t('diagnosis.instruments.title')}
      value={value}
      options={[
        { value: '', label: t('diagnosis.instruments.none') },
        ...PROBE_PRESETS.map(({ key, instrument, gauge, low, high }) => ({
          value: key,
          label: t(`diagnosis.instruments.${instrument}`, {
            class: formatNumber(gauge, 1, t.locale),
            low: rounded(format, 'gaugePressure', low),
            high: rounded(format, 'gaugePressure', high),
          }),
        })),
      ]}
      onChange={onChange}
    />
  );
}
