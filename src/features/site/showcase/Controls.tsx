import { useState } from 'react';
import type { Locale } from '../../../language/index.ts';
import { numberFromText } from '../../../quantities/parse.ts';
import { addToast } from '../../../kit/storage/toasts.ts';
import type { ToastColor } from '../../../kit/storage/toasts.ts';
import { NumberField } from '../../../kit/controls/NumberField.tsx';
import { Segmented } from '../../../kit/controls/Segmented.tsx';
import { Select } from '../../../kit/controls/Select.tsx';
import { ToastRegion } from '../../../kit/controls/ToastRegion.tsx';
import { withErrorPage } from '../../../kit/island/with-error-page.tsx';

export interface ControlTexts {
  readonly locale: Locale;
  readonly temperature: string;
  readonly range: string;
  readonly problem: string;
  readonly mode: string;
  readonly classic: string;
  readonly transcritical: string;
  readonly fluid: string;
  readonly increase: string;
  readonly sign: string;
  readonly decrease: string;
  readonly toast: string;
  readonly toastText: string;
}

const COLOURS: readonly ToastColor[] = ['success', 'info', 'warning', 'error'];
const LOW = -50;
const HIGH = 50;

/** The controls of the islands, live. */
function ControlsSurface({ texts }: { readonly texts: ControlTexts }) {
  const [text, setText] = useState('0');
  const [mode, setMode] = useState<'classic' | 'transcritical'>('classic');
  const [fluid, setFluid] = useState('R134a');
  const value = numberFromText(text);
  const isWrong = !(value >= LOW && value <= HIGH);
  return (
    <>
      <NumberField
        name="sample-temperature"
        label={texts.temperature}
        locale={texts.locale}
        text={text}
        onText={setText}
        onStep={(steps) => setText(String((Number.isFinite(value) ? value : 0) + steps))}
        range={texts.range}
        problem={isWrong ? texts.problem : undefined}
        signLabel={texts.sign}
        increaseLabel={texts.increase}
        decreaseLabel={texts.decrease}
      />
      <Segmented
        label={texts.mode}
        isLabelShown
        value={mode}
        choices={[
          { value: 'classic', label: texts.classic },
          { value: 'transcritical', label: texts.transcritical },
        ]}
        onChange={setMode}
      />
      <Select
        name="sample-fluid"
        label={texts.fluid}
        value={fluid}
        options={['R134a', 'R290', 'R744'].map((name) => ({ value: name, label: name }))}
        onChange={setFluid}
      />
      <p className="row">
        {COLOURS.map((colour) => (
          <button key={colour} type="button" className="button quiet" onClick={() => addToast(colour, texts.toastText)}>
            {texts.toast} {colour}
          </button>
        ))}
      </p>
      <ToastRegion locale={texts.locale} />
    </>
  );
}

export const Controls = withErrorPage(ControlsSurface);
