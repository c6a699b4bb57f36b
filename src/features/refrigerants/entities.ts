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
  const measured = (
    kind: 'temperature' | 'pressure' | 'density' | 'enthalpy',
    unit: string,
    min?: number,
    max?: number,
  ) => ({
    '@type': 'PropertyValue',
    name: t(`quantities.kinds.${kind}`),
    unitText: unit,
    ...(min !== undefined && max !== undefined && { minValue: min, maxValue: max }),
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
    license: 'https://spdx.org/licenses/MIT',
    citation: sheet.sources,
    variableMeasured: [
      measured('temperature', '°C', sheet.saturation[0]?.t, sheet.saturation.at(-1)?.t),
      measured('pressure', 'bar'),
      measured('density', 'kg/m³'),
      measured('enthalpy', 'kJ/kg'),
    ],
    distribution: [file('csv', 'text/csv'), file('json', 'application/json')],
  };
  return [term, dataset];
}
