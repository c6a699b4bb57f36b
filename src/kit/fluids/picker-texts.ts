/** What a fluid picker says, in the reader's language. */
import type { Translator } from '../../i18n/keys.ts';
import { formatNumber } from '../../quantities/index.ts';
import type { GroupLabels } from './fluid-groups.ts';

export interface PickerTexts {
  readonly labels: GroupLabels;
  readonly placeholder: string;
  readonly noneText: string;
  readonly gwpText: (gwp: number | null) => string;
}

/** @param t a translator that holds the namespace `fluids` */
export function pickerTexts(t: Translator): PickerTexts {
  return {
    labels: {
      recent: t('fluids.recent'),
      mixes: t('fluids.mixes'),
      pure: t('fluids.pure'),
      blends: t('fluids.blends'),
      rare: t('fluids.rare'),
      typed: t('fluids.typed'),
    },
    placeholder: t('fluids.search'),
    noneText: t('fluids.none'),
    gwpText: (gwp) =>
      gwp === null
        ? t('fluids.gwpUnknown')
        : t('fluids.gwp', { value: formatNumber(gwp, gwp < 1 && gwp > 0 ? 2 : 0, t.locale) }),
  };
}
