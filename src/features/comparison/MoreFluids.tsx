/** Further fluids for the same machine: added, changed and taken away one by one, to six in all. */
import { FluidCombobox } from '../../kit/controls/FluidCombobox.tsx';
import { usePicker } from '../../kit/fluids/use-picker.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { today } from '../../language/days.ts';
import command from '../../kit/styles/command.module.css';
import own from './Comparison.module.css';
import { usePage } from './page-data.ts';
import { MOST_MORE } from './state/link.ts';
import { offeredOn } from './verdict.ts';

/** Where nothing is known to go into the machine: something to change, which the verdict judges. */
const OTHERS = ['R290', 'R134a', 'R32', 'R744', 'R1234yf', 'R717'];

function More({ fluid, place }: { readonly fluid: string; readonly place: number }) {
  const t = useTranslator();
  const { comparison, sources } = usePage();
  const { value, chosen, list, onWanted, texts } = usePicker(sources.fluid1, fluid, t);
  const more = useWhole(comparison.$more);
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
        onChange={(name) => comparison.setMore(more.map((one, index) => (index === place ? name : one)))}
        problem={undefined}
        {...texts}
      />
      <button
        type="button"
        className={`${command.quiet} ${command.sign}`}
        aria-label={t('comparison.removeFluid', { n: place + 3 })}
        onClick={() => comparison.setMore(more.filter((_, index) => index !== place))}
      >
        ×
      </button>
    </div>
  );
}

export function MoreFluids() {
  const t = useTranslator();
  const { comparison, data } = usePage();
  const more = useWhole(comparison.$more);
  const { fluid1, fluid2 } = useWhole(comparison.$fluids);
  const taken = [fluid1, fluid2, ...more];
  const offered = Object.hasOwn(data.offered, fluid1) ? data.offered[fluid1] : undefined;
  const next = [...offeredOn(offered, today()), ...OTHERS].find((fluid) => !taken.includes(fluid));
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
          onClick={() => comparison.setMore([...more, next])}
        >
          + {t('comparison.addFluid')}
        </button>
      )}
    </>
  );
}
