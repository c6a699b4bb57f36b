import { useWhole } from '../use-part.ts';
import { useEffect, useRef } from 'react';
import { isReference } from '../../refrigerants/resolve.ts';
import { $mixes } from '../../stores/fluids/mixes.ts';
import { $hasDevice } from '../../stores/simulation/run.ts';
import { summaryNow } from '../../stores/simulation/states.ts';
import type { FluidChoice } from '../controls/fluid-search.ts';
import { useFormatter, useTranslator } from './context.ts';
import { $draft, editComposition, isEditable } from './mixes/editing.ts';
import { MixEditor } from './mixes/MixEditor.tsx';
import { compositionText, mixIndex } from '../fluids/title.ts';
import styles from './BlendFacts.module.css';
import type { Locale } from '../../language/index.ts';
import { pageSimulation } from '../../stores/simulation/page.ts';

const { $fluid, $shown } = pageSimulation;

/** A glide below this is that of a pure fluid, K. */
const LEAST_GLIDE = 0.05;

interface BlendFactsProps {
  readonly fluids: readonly FluidChoice[];
  readonly chosen: FluidChoice | undefined;
}

/** What is particular to a blend: its composition, how well it is known, its glide; and the editor of one's own. */
export function BlendFacts({ fluids, chosen }: BlendFactsProps) {
  const t = useTranslator();
  const fluid = useWhole($fluid);
  const mixes = useWhole($mixes);
  const draft = useWhole($draft);
  const edit = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const word = t('simulator.mixes.word');
  const hasDevice = useWhole($hasDevice);
  const isOwn = isReference(fluid);
  const composition = chosen?.composition ?? (hasDevice && !isOwn ? compositionOf(fluid, chosen, t.locale) : undefined);
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
          {isOwn && isEditable(fluid) ? (
            <button
              ref={edit}
              type="button"
              className={styles.edit}
              onClick={() => editComposition(fluid, word, t.locale)}
            >
              {t(mixIndex(mixes, fluid) < 0 ? 'simulator.mixes.keep' : 'simulator.mixes.edit')}
            </button>
          ) : null}
        </>
      )}
      {draft ? <MixEditor draft={draft} fluids={fluids} /> : null}
      <Quality />
      <Glide />
    </div>
  );
}

/** The composition of a blend the list has no facts of, from the engine once it is there. */
function compositionOf(fluid: string, chosen: FluidChoice | undefined, locale: Locale): string | undefined {
  if (!chosen?.isBlend) return undefined;
  const components = summaryNow(fluid)?.components;
  return components && compositionText(components, locale);
}

/** Says so when part of a blend's model is a guess. */
function Quality() {
  const t = useTranslator();
  const fluid = useWhole($fluid);
  const hasDevice = useWhole($hasDevice);
  const { result } = useWhole($shown).permanent;
  const quality = result?.extra.quality ?? (hasDevice ? summaryNow(fluid)?.quality : undefined);
  if (quality !== 'estimated blend') return null;
  return (
    <p className={styles.estimated} data-quality="estimated">
      <strong>{t('simulator.blends.estimated')}</strong>
      {t('simulator.blends.estimatedMeaning')}
    </p>
  );
}

/** The glide of both exchangers, and what the temperatures typed are. */
function Glide() {
  const t = useTranslator();
  const format = useFormatter();
  const { result } = useWhole($shown).permanent;
  const { glide_evp: evaporator = 0, glide_cdr: condenser } = result?.extra ?? {};
  if (Math.max(evaporator, condenser ?? 0) < LEAST_GLIDE) return null;
  const evp = format.full('temperatureDifference', evaporator);
  return (
    <p className={styles.glide} data-glide="">
      {condenser === null || condenser === undefined
        ? t('simulator.blends.glideEvaporator', { evp })
        : t('simulator.blends.glide', { evp, cdr: format.full('temperatureDifference', condenser) })}
      <br />
      {t('simulator.blends.convention')}
    </p>
  );
}
