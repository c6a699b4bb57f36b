/** The reader's own year of outdoor temperatures: chosen, dropped, read, and what was mended or refused in it. */
import { useRef } from 'react';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { Select } from '../../kit/controls/Select.tsx';
import { signedText } from '../../kit/island/signed.ts';
import { keyed } from '../../kit/island/keyed.ts';
import command from '../../kit/styles/command.module.css';
import notice from '../../kit/styles/notice.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import { TEMPERATURE_UNITS } from '../../season/weather/units.ts';
import { usePage } from './island.ts';
import { weatherProblemText, weatherWarningText } from './problem-text.ts';

const ACCEPTED = '.csv,.epw,.tsv,.txt,text/csv,text/plain';
const AS_SAID = '';

/** What the file does not say itself. */
function Choices() {
  const t = useTranslator();
  const { weather } = usePage();
  const { problem, choices } = useWhole(weather.$year);
  const { columns } = problem ?? {};
  return (
    <>
      {columns === undefined ? null : (
        <Select
          name="column"
          label={t('season.weather.column')}
          value=""
          options={[{ value: '', label: '–' }, ...columns.map((value) => ({ value, label: value }))]}
          onChange={(column) => void weather.choose({ column })}
        />
      )}
      {problem?.code === 'E_UNIT' || choices.unit !== undefined ? (
        <Select
          name="unit"
          label={t('season.weather.unit')}
          value={choices.unit ?? AS_SAID}
          options={[
            { value: AS_SAID, label: t('season.weather.asSaid') },
            ...TEMPERATURE_UNITS.map((value) => ({ value: value as string, label: value })),
          ]}
          onChange={(chosen) => void weather.choose({ unit: TEMPERATURE_UNITS.find((unit) => unit === chosen) })}
        />
      ) : null}
    </>
  );
}

function Found() {
  const t = useTranslator();
  const format = useFormatter();
  const { weather } = usePage();
  const { name, year, problem, isReading, isOutOfReach } = useWhole(weather.$year);
  if (isReading) return <p className={remarks.fine}>{t('season.weather.reading', { name })}</p>;
  if (isOutOfReach) return <p className={notice.error}>{t('season.weather.outOfReach')}</p>;
  if (problem) return <p className={notice.error}>{weatherProblemText(problem, t)}</p>;
  if (!year) return <p className={remarks.fine}>{t('season.weather.formats')}</p>;
  const { temperatures, column, warnings, place } = year;
  const mean = temperatures.reduce((sum, value) => sum + value, 0) / temperatures.length;
  const full = (value: number): string => format.full('temperature', value);
  return (
    <>
      <p className={remarks.fine}>
        {t('season.weather.read', {
          name,
          n: format.number('count', temperatures.length),
          column,
          min: full(Math.min(...temperatures)),
          max: full(Math.max(...temperatures)),
          mean: full(mean),
        })}
      </p>
      {place === undefined ? null : (
        <p className={remarks.fine} data-weather-place="">
          {t('season.weather.place', {
            place: place.name,
            offset:
              place.offset === undefined
                ? ''
                : `, UTC${signedText(place.offset, Number.isInteger(place.offset) ? 0 : 1, t.locale)}`,
          })}
        </p>
      )}
      {keyed(warnings, ({ code }) => code).map(([key, warning]) => (
        <p key={key} className={notice.warning} data-weather={warning.code}>
          {weatherWarningText(warning, t)}
        </p>
      ))}
    </>
  );
}

export function WeatherFile() {
  const t = useTranslator();
  const { weather } = usePage();
  const hasFile = usePart(weather.$year, ({ name }) => name !== '');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      data-weather-file=""
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) void weather.open(file);
      }}
    >
      <div className={command.row}>
        <button type="button" className={command.quiet} onClick={() => input.current?.click()}>
          {t('season.weather.choose')}
        </button>
        {hasFile ? (
          <button type="button" className={command.quiet} onClick={() => void weather.drop()}>
            {t('season.weather.drop')}
          </button>
        ) : null}
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label={t('season.weather.choose')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void weather.open(file);
            currentTarget.value = '';
          }}
        />
      </div>
      <div aria-live="polite">
        <Found />
      </div>
      <Choices />
    </div>
  );
}
