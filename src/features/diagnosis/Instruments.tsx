/** Which instruments read, by their class and scales. */
import { Select } from '../../kit/controls/Select.tsx';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { formatNumber } from '../../quantities/index.ts';
import { withUnit } from '../../quantities/number.ts';
import { INSTRUMENT_NAMES, INSTRUMENTS_LABEL, OTHER_INSTRUMENTS, PROBE_PRESETS } from './state/probes.ts';
import { rounded } from './words.ts';

interface InstrumentsProps {
  readonly name: string;
  /** Key of a preset; '' where accuracies are supposed. */
  readonly value: string;
  readonly onChange: (key: string) => void;
}

export function Instruments({ name, value, onChange }: InstrumentsProps) {
  const { locale } = useTranslator();
  const format = useFormatter();
  return (
    <Select
      name={name}
      label={INSTRUMENTS_LABEL[locale]}
      value={value}
      options={[
        { value: '', label: OTHER_INSTRUMENTS[locale] },
        ...PROBE_PRESETS.map(({ key, instrument, gauge, low, high }) => ({
          value: key,
          label: [
            INSTRUMENT_NAMES[instrument][locale],
            withUnit(formatNumber(gauge, 1, locale), '%'),
            `${rounded(format, 'gaugePressure', low)} / ${rounded(format, 'gaugePressure', high)}`,
          ].join(' · '),
        })),
      ]}
      onChange={onChange}
    />
  );
}
