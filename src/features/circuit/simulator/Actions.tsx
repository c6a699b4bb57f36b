import { useWhole } from '../../../kit/island/use-part.ts';
import { addToast } from '../../../kit/storage/toasts.ts';
import { useIslandsInPrint } from '../../../kit/island/need-islands.ts';
import { Menu } from '../../../kit/controls/Menu.tsx';
import { SharePanel } from './share/SharePanel.tsx';
import { shareStudy } from './share/share.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import type { ExportKind } from './exports.ts';
import { failureInWords } from './failure-text.ts';
import { closeEditor } from './mixes/open-editor.ts';
import command from '../../../kit/styles/command.module.css';
import styles from './Actions.module.css';
import { useSimulation } from './use-simulation.ts';

const EXPORT_KINDS = ['csv', 'xlsx', 'json', 'svg', 'png'] as const satisfies readonly ExportKind[];
/** On a phone as wide as a thumb, its word left to the icon. */
const quiet = `${command.quiet} ${styles.small}`;

const ICONS = {
  reset: 'M4 10a6 6 0 1 0 2-4.5M4 3v3.5h3.5',
  export: 'M10 3v9m-3.5-3.5L10 12l3.5-3.5M4 14v3h12v-3',
  share: 'M10 12V3M6.5 6.5 10 3l3.5 3.5M4 11v6h12v-6',
} as const;

/** A word, or its icon where there is no room for words. */
function ActionLabel({ icon, text }: { readonly icon: keyof typeof ICONS; readonly text: string }) {
  return (
    <>
      <svg translate="no" className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d={ICONS[icon]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={styles.word}>{text}</span>
    </>
  );
}

/** What can be done with the whole simulation: keep its figures, reset, export, share. */
export function Actions() {
  const simulation = useSimulation();
  const { $failures, $loading, $pane, address, resetAll, restore, run } = simulation;
  const t = useTranslator();
  const format = useFormatter();
  const isLoading = useWhole($loading);

  useIslandsInPrint();

  const keep = async (): Promise<void> => {
    await run.onDemand();
    const failures = $failures.get();
    if (failures.permanent || failures.transient)
      addToast('error', failureInWords(failures, t) || t('simulator.toasts.failed'));
    if (failures.permanent) return;
    const { keepBeside, keepShown } = await import('../../machines/bar/keep-shown.ts');
    const kept = await keepShown(t, format);
    // The bar says what else can be done where the browser refused.
    if (kept && !failures.transient)
      addToast('success', t('simulator.toasts.kept', { machine: kept.machine.name, study: kept.study.name }), {
        label: t('machineBar.add'),
        run: () => void keepBeside(kept, t),
      });
    $pane.set('results');
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-results]')?.focus({ preventScroll: false }));
  };
  const reset = (): void => {
    closeEditor();
    const before = address.query();
    resetAll();
    addToast('info', t('simulator.toasts.reset'), {
      label: t('simulator.toasts.undo'),
      run: () => restore(before),
    });
  };
  const save = async (kind: ExportKind): Promise<void> => {
    try {
      const { exportSimulation } = await import('./exports.ts');
      await exportSimulation(simulation, kind, t, format);
    } catch {
      addToast('error', t('simulator.toasts.exportFailed'));
    }
  };

  return (
    <div className={`${command.row} ${styles.actions}`}>
      <SharePanel />
      <button type="button" className={quiet} onClick={reset}>
        <ActionLabel icon="reset" text={t('simulator.actions.reset')} />
      </button>
      <Menu label={<ActionLabel icon="export" text={t('simulator.actions.export')} />} className={quiet} closesOnClick>
        <button type="button" className={styles.onPhone} onClick={() => setTimeout(print)}>
          {t('simulator.actions.print')}
        </button>
        {EXPORT_KINDS.map((kind) => (
          <button key={kind} type="button" onClick={() => void save(kind)}>
            {t(`simulator.actions.${kind}`)}
          </button>
        ))}
      </Menu>
      <button type="button" className={`${quiet} ${styles.onScreen}`} onClick={() => print()}>
        {t('simulator.actions.print')}
      </button>
      <button type="button" className={quiet} onClick={() => void shareStudy(simulation)}>
        <ActionLabel icon="share" text={t('simulator.actions.share')} />
      </button>
      <button
        type="button"
        className={`${command.primary} ${styles.main}`}
        aria-busy={isLoading}
        onClick={() => void keep()}
        data-keep-machine=""
      >
        {t('machineBar.keep')}
      </button>
    </div>
  );
}
