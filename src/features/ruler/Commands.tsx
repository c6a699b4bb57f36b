/** What can be done with the whole ruler, and the messages of what was done. */
import { pathPrefix } from '../../language/index.ts';
import { PrintedFrom } from '../../kit/controls/PrintedFrom.tsx';
import { useIslandsInPrint } from '../../kit/island/need-islands.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { useFluid } from './context.ts';
import { usePage } from './island.ts';
import { PageToasts } from '../../kit/page/Commands.tsx';
import { copyLink } from '../../kit/page/copy-link.ts';
import { printOnceDrawn } from './print.ts';
import command from '../../kit/styles/command.module.css';

export function Commands() {
  const { t, address, ruler } = usePage();
  useIslandsInPrint();
  const fluid = useFluid(ruler);
  const answer = usePart(ruler.$shown, (shown) => shown.answer);
  const isStale = usePart(ruler.$shown, (shown) => shown.isStale);
  const share = (): void => {
    const link = address.whole();
    history.replaceState(history.state, '', link);
    void copyLink(link, t);
  };
  const { reading, saturation } = answer;
  const key = reading === 'subcooling' || reading === 'flash' ? 'temp_cdr' : 'temp_evp';
  const permanent = JSON.stringify({ fluid, ...(!isStale && { [key]: Number(saturation.t_dew.toFixed(1)) }) });
  const { measured } = answer;
  const isSuction = measured !== null && (reading === 'superheat' || reading === 'wet');
  const valve = new URLSearchParams({
    fluid,
    ...(isSuction && !isStale && { t_bulb: measured.toFixed(1), t_evap: saturation.t_dew.toFixed(1) }),
  });
  return (
    <>
      <div className={command.row} role="group" aria-label={t('ruler.actions.label')}>
        <button type="button" className={command.quiet} onClick={share}>
          {t('ruler.actions.share')}
        </button>
        <button type="button" className={command.quiet} onClick={() => void printOnceDrawn()}>
          {t('ruler.actions.print')}
        </button>
        <a
          className={command.quiet}
          href={`${pathPrefix(t.locale)}/simulation/circuit/general?permanent=${encodeURIComponent(permanent)}`}
        >
          {t('ruler.actions.simulate')}
        </a>
        {isSuction ? (
          <a className={command.quiet} href={`${pathPrefix(t.locale)}/tools/reglage-detendeur?${valve.toString()}`}>
            {t('ruler.actions.valve')}
          </a>
        ) : null}
      </div>
      <PrintedFrom locale={t.locale} link={address.whole} />
      <PageToasts />
    </>
  );
}
