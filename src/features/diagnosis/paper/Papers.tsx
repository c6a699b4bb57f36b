/** What an intervention asks in paper: leak check, reminder, texts for the form and for Trackdéchets. Nothing is sent. */
import { useTranslator } from '../../../kit/island/context.ts';
import { useOnceOpened } from '../../../kit/island/use-opened.ts';
import { usePartDraft } from '../../../kit/island/use-part-draft.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import command from '../../../kit/styles/command.module.css';
import notice from '../../../kit/styles/notice.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import { usePage } from '../page-data.ts';
import type { Locale } from '../../../language/index.ts';
import { today } from '../../../language/days.ts';
import { paperCharge } from './charge.ts';
import { ChargePart } from './ChargePart.tsx';
import { Copies } from './Copies.tsx';
import { FORM } from './frames.ts';
import { blankSheet, massOf, sheetFrom } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { SheetForm } from './SheetForm.tsx';
import panel from '../panel.module.css';

const timeText = (at: number, locale: Locale): string =>
  new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
const opening = (): Sheet => blankSheet(today());

function Open() {
  const t = useTranslator();
  const { form } = usePage().diagnosis;
  const fluid = usePart(form.$content, ({ values }) => values['fluid']);
  const { value: sheet, set, since, clear } = usePartDraft('papers', opening, sheetFrom);
  const name = typeof fluid === 'string' ? fluid : '';
  const mass = massOf(sheet, 'charge');
  const answer =
    mass !== undefined && mass > 0 && name !== ''
      ? paperCharge(name, mass, sheet.isFixed, sheet.isHermetic)
      : undefined;
  const change = (part: Partial<Sheet>): void => set({ ...sheet, ...part });
  const write = (key: string, text: string): void => change({ texts: { ...sheet.texts, [key]: text } });
  const part = { fluid: name, sheet, answer, change, write };
  return (
    <div className={panel.parts}>
      {since === undefined ? null : (
        <p className={command.row} data-papers-again="">
          {t('papers.again', { time: timeText(since, t.locale) })}
          <button type="button" className={command.quiet} onClick={clear}>
            {t('papers.anew')}
          </button>
        </p>
      )}
      <ChargePart {...part} />
      <SheetForm {...part} />
      <p className={notice.warning}>{t('papers.notice')}</p>
      <Copies fluid={name} sheet={sheet} answer={answer} />
      <p className={remarks.fine}>
        {t('papers.version', { form: FORM })} {t('papers.law')}
      </p>
    </div>
  );
}

export function Papers() {
  const t = useTranslator();
  // Its fields stay once they were opened: nothing typed is lost by closing the panel.
  const { wasOpened, details } = useOnceOpened();
  return (
    <details className={panel.panel} data-papers="" {...details}>
      <summary>
        <h2>{t('papers.title')}</h2>
        <span className={remarks.note}>{t('papers.about')}</span>
      </summary>
      {wasOpened ? <Open /> : null}
    </details>
  );
}
