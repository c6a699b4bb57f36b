/** What there is once a file is on its way in: fetched then, with its texts. */
import { createTranslator } from '../../../i18n/translator.ts';
import type { Dictionary, Translator } from '../../../i18n/keys.ts';
import { TranslatorProvider } from '../../../kit/island/context.ts';
import type { Locale } from '../../../language/index.ts';
import type { RecordingClient } from '../../../runtime/recording-bridge.ts';
import { Analysis } from './Analysis.tsx';
import type { Diagnose } from './state/readings.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import type { RecordingState, RecordingStore } from './state/recording.ts';
import { Status } from './Status.tsx';

export interface OpenedProps {
  readonly t: Translator;
  readonly store: RecordingStore;
  readonly state: RecordingState;
  readonly client: RecordingClient;
  readonly formFluid: string;
  readonly onDiagnose: Diagnose;
}

const TEXTS: Readonly<Record<Locale, () => Promise<{ readonly texts: Dictionary }>>> = {
  fr: () => import('./texts/fr.ts'),
  en: () => import('./texts/en.ts'),
};

/** All texts of this part, of one language. */
export async function wholeTranslator(locale: Locale): Promise<Translator> {
  const { texts } = await TEXTS[locale]();
  return createTranslator(locale, { [locale]: texts });
}

export function Opened({ t, store, state, client, formFluid, onDiagnose }: OpenedProps) {
  return (
    <TranslatorProvider value={t}>
      <Status store={store} state={state} />
      {state.preview === undefined ? null : (
        <PreviewPanel
          store={store}
          preview={state.preview}
          isReading={state.reading !== undefined}
          formFluid={formFluid}
        />
      )}
      {state.current === undefined ? null : (
        <Analysis store={store} state={state} current={state.current} client={client} onDiagnose={onDiagnose} />
      )}
    </TranslatorProvider>
  );
}
