/** What can be done with a visit: start anew, see an example, save, print, share. */
import { saveFile } from '../../kit/files/save.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import command from '../../kit/styles/command.module.css';
import { addToast } from '../../kit/storage/toasts.ts';
import { Commands } from '../../kit/page/Commands.tsx';
import { EXAMPLE } from './state/example.ts';
import { usePage } from './page-data.ts';
import { PrintedCode } from './PrintedCode.tsx';

export function DiagnosisCommands() {
  const t = useTranslator();
  const { diagnosis, twin } = usePage();
  const hasDiagram = usePart(twin.$twin, ({ healthy }) => healthy !== undefined);
  const save = async (kind: 'json' | 'svg'): Promise<void> => {
    const files = await import('./files.ts').catch(() => undefined);
    const file = kind === 'json' ? files?.jsonOf(diagnosis) : files?.svgOf(diagnosis, t);
    if (file) saveFile(file, `${t('diagnosis.csv.name')}.${kind}`);
    else addToast('error', t('simulator.toasts.exportFailed'));
  };
  return (
    <>
      <Commands
        link={diagnosis.link}
        reset={diagnosis.reset}
        csv={async () => ({ name: t('diagnosis.csv.name'), text: (await import('./files.ts')).csvOf(diagnosis, t) })}
      >
        <button type="button" className={command.quiet} onClick={() => void save('json')}>
          JSON
        </button>
        {hasDiagram ? (
          <button type="button" className={command.quiet} onClick={() => void save('svg')}>
            SVG
          </button>
        ) : null}
        <button type="button" className={command.quiet} onClick={() => diagnosis.clear()}>
          {t('diagnosis.commands.clear')}
        </button>
        <button type="button" className={command.quiet} data-main="" onClick={() => diagnosis.take(EXAMPLE, true)}>
          {t('diagnosis.commands.example')}
        </button>
      </Commands>
      <PrintedCode label={t('diagnosis.print.code')} link={diagnosis.link} />
    </>
  );
}
