/** The example's figures in the units of a reader who has others than the page is served in. */
import { restoreChosen } from '../../kit/storage/restore-chosen.ts';
import { $settings } from '../../kit/storage/settings.ts';
import { NO_UNITS } from '../../quantities/reader.ts';

let isRewritten = false;

function rewrite(): void {
  const { unitSystem, units } = $settings.get();
  isRewritten ||= unitSystem !== 'metric' || units !== NO_UNITS;
  if (!isRewritten) return;
  import('../../kit/served-figures.ts').then(({ writeServedFigures }) => writeServedFigures()).catch(() => undefined);
}

restoreChosen();
rewrite();
$settings.listen(rewrite);
