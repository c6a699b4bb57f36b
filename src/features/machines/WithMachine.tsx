/** Pages opened with a machine: the tab works on it from then on, or a link says what it is. */
import { useState } from 'react';
import { localePath } from '../../i18n/paths.ts';
import { copyText } from '../../kit/files/copy-text.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { openMachine } from '../../kit/storage/open-machine.ts';
import command from '../../kit/styles/command.module.css';
import fold from '../../kit/styles/fold.module.css';
import type { MachineRecord } from '../../machine/index.ts';
import { MACHINE_PARAMETER, parameterFrom } from '../../machine/record/link.ts';
import { bareFacts } from '../../machine/record/record.ts';
import { TAKING_PATHS } from '../../shell/navigation/of-machine.ts';
import { usePage } from './page-data.ts';
import { openInTab } from './tab/tab.ts';
import { takenBy } from './tab/takes.ts';
import styles from './Machines.module.css';

/** The page a reader came from to choose a machine for it: the hash of the link « changer ». */
function pageAsked(): string | undefined {
  const path = /^#pour=(.+)$/.exec(location.hash)?.[1];
  return TAKING_PATHS.find((one) => one === path);
}

export function WithMachine({ machine }: { readonly machine: MachineRecord }) {
  const t = useTranslator();
  const { pages } = usePage();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const choose = (): void => {
    openInTab(machine);
    const asked = pageAsked();
    if (asked === undefined) {
      setSaid(t('ofMachine.chosen'));
      setOpen(true);
    } else location.assign(localePath(t.locale, asked));
  };
  const copy = async (): Promise<void> => {
    const parameter = parameterFrom(bareFacts(machine));
    const page = new URL(localePath(t.locale, '/simulation/circuit/general'), location.origin);
    if (parameter !== undefined) page.searchParams.set(MACHINE_PARAMETER, parameter);
    setSaid(t((await copyText(page.href)) ? 'ofMachine.linkCopied' : 'ofMachine.linkRefused'));
  };
  return (
    <details className={fold.aside} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('ofMachine.with')}</summary>
      {isOpen ? (
        <div className={styles.more} data-with-machine={openMachine()?.machine === machine.id ? 'open' : ''}>
          <div className={command.row}>
            <button type="button" className={command.quiet} onClick={choose} data-choose="">
              {t('ofMachine.choose')}
            </button>
            <button type="button" className={command.quiet} onClick={() => void copy()}>
              {t('ofMachine.link')}
            </button>
          </div>
          <p role="status">{said}</p>
          <ul className={styles.pages}>
            {pages.map(([path, label]) => (
              <li key={path}>
                <a
                  href={`${localePath(t.locale, path)}${takenBy(path, bareFacts(machine)).query}`}
                  onClick={() => openInTab(machine)}
                  data-with-page={path}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </details>
  );
}
