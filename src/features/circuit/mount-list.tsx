/** The list of alerts in its place on a page of the circuit, once it is unfolded. */
import { createRoot } from 'react-dom/client';
import type { Translator } from '../../i18n/keys.ts';
import { $units } from '../../kit/form/units.ts';
import { createFormatter } from '../../kit/island/format.ts';
import { followDay } from '../../kit/of-the-day.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { simulatorData } from './simulator/page-data.ts';
import { AlertList } from './AlertList.tsx';
import { listOfPage } from './list-of-page.ts';
import { listTranslator } from './list-texts.ts';

function Mounted({ t }: { readonly t: Translator }) {
  const units = useWhole($units);
  const pages = new Map(simulatorData(t.locale).pages.map(({ key, label }) => [key, label]));
  return <AlertList t={t} format={createFormatter(units, t.locale)} labelOf={(page) => pages.get(page) ?? page} />;
}

/** @throws {Error} where the texts cannot be fetched */
export async function mountList(place: Element, own: Translator): Promise<void> {
  const t = await listTranslator(own.locale);
  followDay(() => void listOfPage());
  createRoot(place).render(<Mounted t={t} />);
}
