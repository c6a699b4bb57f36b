/** What the page of pipes asks: each line's speed, length, fittings and rise, then what all share. */
import { CRITERIA, MATERIALS } from '../../../circuit/pipes/criteria.ts';
import { FITTINGS } from '../../../circuit/pipes/fitting-kinds.ts';
import { PIPE_TYPES } from '../../../kit/storage/settings.ts';
import { asIsland } from '../simulator/as-island.tsx';
import type { IslandProps } from '../simulator/as-island.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { circuitFieldName } from '../../../i18n/circuit-problems.ts';
import { useOpened } from '../../../kit/island/use-opened.ts';
import { PartField, PartRows } from '../PartFields.tsx';
import { useOwnPart } from '../use-own-part.ts';
import { pipesParts } from './parts.ts';
import group from '../../../kit/styles/group.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import page from '../part.module.css';
import styles from './Pipes.module.css';
import { PAGE_LINES } from './lines.ts';

export const PipesForm = asIsland(function PipesFormIsland({ locale }: IslandProps) {
  const t = useTranslator();
  const { part, products } = pipesParts(locale);
  const { isOpen, details } = useOpened();
  useOwnPart(part);
  const lineWords = Object.fromEntries(PAGE_LINES.map((line) => [line, t(`circuitPages.pipes.lines.${line}`)]));
  const fittingWords = Object.fromEntries(Object.keys(FITTINGS).map((kind) => [kind, circuitFieldName(kind, t)]));
  const typeWords = Object.fromEntries(PIPE_TYPES.map((type) => [type, t(`circuitPages.pipes.types.${type}`)]));
  const materialWords = Object.fromEntries(MATERIALS.map((key) => [key, t(`circuitPages.pipes.materials.${key}`)]));
  const criterionWords = Object.fromEntries(CRITERIA.map((key) => [key, t(`circuitPages.pipes.criteria.${key}`)]));
  return (
    <div className={`${page.form} ${styles.form}`}>
      <div className={`${group.group} ${styles.group}`}>
        <PartField part={part} path="pipeType" words={typeWords} />
        <PartField part={part} path="material" words={materialWords} />
        <PartField part={part} path="criterion" words={criterionWords} />
        <PartField part={part} path="charge_min" label={t('circuitPages.pipes.leastLoad')} />
        <PartField part={part} path="in_cycle" />
      </div>
      {PAGE_LINES.map((line) => (
        <fieldset key={line} className={`${group.group} ${styles.group}`} data-side={line}>
          <legend>{t(`circuitPages.pipes.lines.${line}`)}</legend>
          <PartField part={part} path={`vit_${line}`} label={t('circuitPages.pipes.fastest')} />
          <PartField part={part} path={`long_${line}`} label={t('circuitPages.pipes.straight')} />
          <PartField part={part} path={`eq_${line}`} label={t('circuitPages.pipes.equivalent')} />
          <PartField part={part} path={`haut_${line}`} label={t('circuitPages.pipes.rise')} />
          {line === 'll' ? (
            <>
              <PartField part={part} path="electrovanne" />
              <PartField
                part={part}
                path="dp_components_ll"
                label={t('circuitPages.pipes.componentsDrop')}
                note={t('circuitPages.pipes.componentsNote')}
              />
            </>
          ) : null}
        </fieldset>
      ))}
      <fieldset className={`${group.group} ${styles.group}`}>
        <legend>{t('circuitPages.pipes.fittings')}</legend>
        <p className={remarks.fine}>{t('circuitPages.pipes.fittingsNote')}</p>
        <PartRows
          part={part}
          name="fittings"
          labels={{
            add: t('circuitPages.pipes.addFitting'),
            remove: (n) => t('circuitPages.pipes.removeFitting', { n }),
          }}
          columns={{
            line: { words: lineWords },
            kind: { label: t('circuitPages.pipes.kind'), words: fittingWords },
            count: { label: t('circuitPages.pipes.count') },
          }}
        />
      </fieldset>
      <details className={styles.more} {...details}>
        <summary>{t('circuitPages.pipes.more')}</summary>
        {isOpen ? (
          <div className={`${group.group} ${styles.group}`}>
            <PartField part={part} path="rho_huile" />
            <PartField
              part={part}
              path="rugosite"
              label={t('circuitPages.pipes.roughness')}
              note={t('circuitPages.pipes.roughnessNote')}
            />
            <PartField part={products} path="ps_hp" note={t('circuitPages.pipes.psNote')} />
            <PartField part={products} path="ps_bp" note={t('circuitPages.pipes.psNote')} />
          </div>
        ) : null}
      </details>
    </div>
  );
});
