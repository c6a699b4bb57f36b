/** What can be done with the whole ruler, and the messages of what was done. */
import { pathPrefix } from '../../language/index.ts';
import { inFileName } from '../../kit/files/save.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { useFigures, useFluid } from './context.ts';
import { usePage } from './island.ts';
import { Commands } from '../../kit/page/Commands.tsx';
import type { TableFile } from '../../kit/table/table.ts';
import { printOnceDrawn } from './print.ts';
import { saturationTable } from './table-columns.ts';
import command from '../../kit/styles/command.module.css';

export function RulerCommands() {
  const { t, address, ruler, reset, ...own } = usePage();
  const figures = useFigures();
  const fluid = useFluid(ruler);
  const answer = usePart(ruler.$shown, (shown) => shown.answer);
  const isStale = usePart(ruler.$shown, (shown) => shown.isStale);
  const table = async (): Promise<TableFile> => {
    const { fluid: name, table: rows } = own.table.$shown.get();
    return { name: `appfroid-saturation-${inFileName(name)}`, tables: [saturationTable(rows, figures, t)] };
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
  const summary = (): string | undefined => {
    const said = answer.measure?.superheat ?? answer.measure?.subcooling ?? null;
    const { isMeasureStale } = ruler.$shown.get();
    if (isStale) return undefined;
    const point = `${fluid} · ${figures.fullPressure(saturation.P)} · ${figures.full('temperature', saturation.t_dew)}`;
    if (said === null || isMeasureStale || (reading !== 'superheat' && reading !== 'subcooling')) return point;
    return `${fluid} · ${t(`ruler.measure.${reading}`)} ${figures.full('temperatureDifference', said)}`;
  };
  return (
    <Commands link={address.whole} reset={reset} csv={table} summary={summary} about={fluid} print={printOnceDrawn}>
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
    </Commands>
  );
}
