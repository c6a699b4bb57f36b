/** What a refrigerant's page says of itself to machines. */
import { translator } from '../../shell/texts.ts';
import { localePath } from '../../i18n/paths.ts';
import type { Locale } from '../../language/index.ts';
import type { SaturationRow } from '../../circuit/fluid-sheet/index.ts';
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

type Measured = 'temperature' | 'pressure' | 'density' | 'enthalpy';

/** To the digits a reader of the range has any use for. */
const significant = (value: number): number => Number(value.toPrecision(4));

/** Whose the figures are, and on what terms. */
const openData = (locale: Locale, absolute: Facts['absolute']) => ({
  isAccessibleForFree: true,
  creator: {
    '@type': 'Organization',
    name: translator(locale)('site.name'),
    url: absolute(localePath(locale, '/')),
  },
  license: 'https://spdx.org/licenses/MIT',
});

/** The saturation of every refrigerant as one data set, on the page of their list. */
export function everyFluidDataset(
  { locale, checked, description, absolute }: Omit<Facts, 'fluid'>,
  name: string,
): object {
  return {
    '@type': 'Dataset',
    name,
    description,
    url: absolute(localePath(locale, fluidList.path)),
    inLanguage: locale,
    dateModified: checked,
    ...openData(locale, absolute),
    distribution: [
      {
        '@type': 'DataDownload',
        encodingFormat: 'text/csv',
        contentUrl: absolute(`${fluidList.path}/saturation.csv`),
      },
    ],
  };
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
  const measured = (kind: Measured, unit: string, keys: readonly (keyof SaturationRow)[]) => {
    const values = sheet.saturation.flatMap((row) => keys.map((key) => row[key]));
    return {
      '@type': 'PropertyValue',
      name: t(`quantities.kinds.${kind}`),
      unitText: unit,
      minValue: significant(Math.min(...values)),
      maxValue: significant(Math.max(...values)),
    };
  };
  const dataset = {
    '@type': 'Dataset',
    name: t('fluidPages.table.heading', { fluid: name }),
    description,
    url,
    inLanguage: locale,
    dateModified: checked,
    ...openData(locale, absolute),
    citation: sheet.sources,
    variableMeasured: [
      measured('temperature', '°C', ['t']),
      measured('pressure', 'bar', ['p_bubble', 'p_dew']),
      measured('density', 'kg/m³', ['rho_liquid', 'rho_vapour']),
      measured('enthalpy', 'kJ/kg', ['h_liquid', 'h_vapour']),
    ],
    distribution: [file('csv', 'text/csv'), file('json', 'application/json')],
  };
  return [term, dataset];
}
