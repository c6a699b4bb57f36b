/** Further fluids for the same machine: added, changed and taken away one by one, to six in all. */
import { FluidCombobox } from '../../kit/controls/FluidCombobox.tsx';
import type { FluidSource } from '../../kit/fluids/fluid-source.ts';
import { usePicker } from '../../kit/fluids/use-picker.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { useDay } from '../../kit/island/use-day.ts';
import command from '../../kit/styles/command.module.css';
import own from './Comparison.module.css';
import { useFluids, useMore } from './fluids.ts';
import { usePage } from './island.ts';
import { MOST_MORE } from './state/link.ts';
import { offeredOn } from './verdict.ts';

/** Where nothing is known to go into the machine: something to change, which the verdict judges. */
const OTHERS = ['R290', 'R134a', 'R32', 'R744', 'R1234yf', 'R717'];

function More({ fluid, place }: { readonly fluid: string; readonly place: number }) {
  const t = useTranslator();
  const { setOthers, sources } = usePage();
  const { value, chosen, list, onWanted, texts } = usePicker(sources[0] as FluidSource, fluid, t);
  const more = useMore();
  const label = t('comparison.more', { n: place + 3 });
  return (
    <div className={own.more} data-more={fluid}>
      <FluidCombobox
        label={label}
        name={`more.${place}`}
        list={list}
        onWanted={onWanted}
        value={value}
        chosen={chosen}
        onChange={(name) => setOthers(more.map((one, index) => (index === place ? name : one)))}
        problem={undefined}
        {...texts}
      />
      <button
        type="button"
        className={`${command.quiet} ${command.sign}`}
        aria-label={t('comparison.removeFluid', { n: place + 3 })}
        onClick={() => setOthers(more.filter((_, index) => index !== place))}
      >
        ×
      </button>
    </div>
  );
}

export function MoreFluids() {
  const t = useTranslator();
  const { setOthers, data } = usePage();
  const more = useMore();
  const { fluid1, fluid2 } = useFluids();
  const taken = [fluid1, fluid2, ...more];
  const offered = Object.hasOwn(data.offered, fluid1) ? data.offered[fluid1] : undefined;
  const next = [...offeredOn(offered, useDay(data.day)), ...OTHERS].find((fluid) => !taken.includes(fluid));
  return (
    <>
      {more.map((fluid, place) => (
        <More key={fluid} fluid={fluid} place={place} />
      ))}
      {more.length >= MOST_MORE || next === undefined ? null : (
        <button
          type="button"
          className={`${command.quiet} ${own.swap}`}
          data-add-fluid=""
          onClick={() => setOthers([...more, next])}
        >
          + {t('comparison.addFluid')}
        </button>
      )}
    </>
  );
}
