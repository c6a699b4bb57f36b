import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import { atom } from 'nanostores';
import { useEffect, useRef } from 'react';
import { isReference } from '../../../refrigerants/is-reference.ts';
import { $mixes } from '../../../kit/fluids/mixes.ts';
import { $hasDevice } from './state/run.ts';
import { summaryNow } from '../../../kit/diagrams/states.ts';
import type { FluidChoice } from '../../../kit/controls/fluid-search.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import type { AllFluids } from '../../../kit/fluids/fluid-source.ts';
import { pageFluids } from './fluids.ts';
import type * as editorModule from './mixes/editor.ts';
import { $draft } from './mixes/open-editor.ts';
import command from '../../../kit/styles/command.module.css';
import notice from '../../../kit/styles/notice.module.css';
import styles from './BlendFacts.module.css';
import type { Locale } from '../../../language/index.ts';
import { isGliding } from './saturation.ts';
import { useSimulation } from './use-simulation.ts';

type Editor = typeof editorModule;

/** The editor of one's own mixes; undefined until it is wanted. */
const $editor = atom<Editor | undefined>(undefined);

/** Fetches the editor, then does something with it; what could not be fetched is asked for again the next time. */
export function withEditor(act: (editor: Editor) => void): void {
  const here = $editor.get();
  if (here) {
    act(here);
    return;
  }
  import('./mixes/editor.ts').then(
    (editor) => {
      $editor.set(editor);
      act(editor);
    },
    () => undefined,
  );
}

interface BlendFactsProps {
  readonly chosen: FluidChoice | undefined;
}

/** What is particular to a blend: its composition, how well it is known, its glide; and the editor of one's own. */
export function BlendFacts({ chosen }: BlendFactsProps) {
  const simulation = useSimulation();
  const t = useTranslator();
  const fluid = useWhole(simulation.$fluid);
  const mixes = useWhole($mixes);
  const draft = useWhole($draft);
  const editor = useWhole($editor);
  const all = useWhole(pageFluids(t.locale).$all);
  const edit = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const word = t('simulator.mixes.word');
  const isOwn = isReference(fluid);
  // The engine coming is news for a blend only: of a pure fluid nothing is drawn again.
  const hasDevice = usePart($hasDevice, (isHere) => isHere && chosen?.isBlend === true);
  const composition =
    chosen?.composition ?? (hasDevice && !isOwn ? compositionOf(fluid, chosen, all, t.locale) : undefined);
  // A composition can be edited: its editor is fetched before the button for it is there.
  useEffect(() => {
    if (isOwn) withEditor(() => undefined);
  }, [isOwn]);
  useEffect(() => {
    if (wasOpen.current && !draft) edit.current?.focus();
    wasOpen.current = draft !== undefined;
  }, [draft]);

  return (
    <div className={styles.facts}>
      {draft ? null : (
        <>
          {composition ? (
            <p className={styles.composition} data-composition="">
              {composition}
            </p>
          ) : null}
          {isOwn && all && editor?.isEditable(fluid) ? (
            <button
              ref={edit}
              type="button"
              className={`${command.quiet} ${styles.edit}`}
              onClick={() => editor.editComposition(simulation, fluid, word, t.locale)}
            >
              {t(all.list.mixIndex(mixes, fluid) < 0 ? 'simulator.mixes.keep' : 'simulator.mixes.edit')}
            </button>
          ) : null}
        </>
      )}
      {draft && editor ? <editor.MixEditor draft={draft} fluids={all?.fluids ?? []} /> : null}
      <Quality />
      <Glide />
    </div>
  );
}

/** The composition of a blend the list has no facts of, from the engine once it is there. */
function compositionOf(
  fluid: string,
  chosen: FluidChoice | undefined,
  all: AllFluids | undefined,
  locale: Locale,
): string | undefined {
  if (!chosen?.isBlend) return undefined;
  const components = summaryNow(fluid)?.components;
  return components && all?.list.compositionText(components, locale);
}

/** Says so when part of a blend's model is a guess, or its bubble and dew points are known to lie off. */
function Quality() {
  const { $fluid, $shown } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const fluid = useWhole($fluid);
  const quality = usePart($shown, ({ permanent }) => permanent.result?.extra.quality);
  const isEstimated = usePart(
    $hasDevice,
    (isHere) => (quality ?? (isHere ? summaryNow(fluid)?.quality : undefined)) === 'estimated blend',
  );
  const error = usePart($hasDevice, (isHere) => (isHere ? summaryNow(fluid)?.statedError : undefined));
  if (!isEstimated && !error) return null;
  return (
    <p className={`${notice.warning} ${styles.estimated}`} data-quality={isEstimated ? 'estimated' : 'stated'}>
      <strong>{t(isEstimated ? 'simulator.blends.estimated' : 'simulator.blends.stated')}</strong>
      {isEstimated ? `${t('simulator.blends.estimatedMeaning')} ` : null}
      {error
        ? t(error.reason === 'water' ? 'simulator.blends.errorWater' : 'simulator.blends.error', {
            bubble: format.full('temperatureDifference', error.bubble),
            dew: format.full('temperatureDifference', error.dew),
          })
        : null}
    </p>
  );
}

/** The glide of both exchangers, and what the temperatures typed are. */
function Glide() {
  const { $shown } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const evaporator = usePart($shown, ({ permanent }) => permanent.result?.extra.glide_evp ?? 0);
  const condenser = usePart($shown, ({ permanent }) => permanent.result?.extra.glide_cdr);
  const glides = usePart($shown, ({ permanent }) => isGliding(permanent.result));
  const reference = usePart($shown, ({ permanent }) => permanent.result?.input.sat_ref ?? 'dew');
  if (!glides) return null;
  const evp = format.full('temperatureDifference', evaporator);
  return (
    <p className={styles.glide} data-glide="">
      {condenser === null || condenser === undefined
        ? t('simulator.blends.glideEvaporator', { evp })
        : t('simulator.blends.glide', { evp, cdr: format.full('temperatureDifference', condenser) })}
      <br />
      {t(`simulator.blends.conventions.${reference}`)}
    </p>
  );
}
