/** What a refrigerant's page says of itself to machines. */
import { translator } from '../../shell/texts.ts';
import { localePath } from '../../i18n/paths.ts';
import type { Locale } from '../../language/index.ts';
import type { FluidPageData } from './page-data.ts';
import { fluidAlso, fluidTitle } from '../../kit/fluids/record-words.ts';
import { fluidList, fluidPath } from '../../shell/navigation/navigation.ts';

interface Facts {
  readonly locale: Locale;
  readonly fluid: FluidPageData;
  readonly checked: string;
  readonly description: string;
  /** The whole address of a path. */
  readonly absolute: (path: string) => string;
}

/** The term, and where there are figures the data set with its two files. */
export function fluidEntities({ locale, fluid, checked, description, absolute }: Facts): readonly object[] {
  const { record, slug, sheet } = fluid;
  const t = translator(locale);
  const name = fluidTitle(record, t);
  const url = absolute(localePath(locale, fluidPath(slug)));
  const also = fluidAlso(record, t);
  const others = [...new Set([record.designation, ...(also === undefined ? [] : [also]), ...record.aliases])].filter(
    (other) => other !== name,
  );
  const term = {
    '@type': 'DefinedTerm',
    name,
    ...(others.length > 0 && { alternateName: others }),
    ...(record.cas !== null && { identifier: `CAS ${record.cas}` }),
    description: record.uses[locale],
    url,
    inDefinedTermSet: absolute(localePath(locale, fluidList.path)),
  };
  if (sheet === undefined) return [term];
  const file = (extension: 'csv' | 'json', format: string) => ({
    '@type': 'DataDownload',
    encodingFormat: format,
    contentUrl: absolute(`${fluidPath(slug)}.${extension}`),
  });
  const dataset = {
    '@type': 'Dataset',
    name: t('fluidPages.table.heading', { fluid: name }),
    description,
    url,
    inLanguage: locale,
    dateModified: checked,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: t('site.name'), url: absolute(localePath(locale, '/')) },
    variableMeasured: [t('quantities.kinds.pressure'), t('quantities.kinds.density'), t('quantities.kinds.enthalpy')],
    distribution: [file('csv', 'text/csv'), file('json', 'application/json')],
  };
  return [term, dataset];
}
