/** ResearchDataFluid: what the site knows of a refrigerant. */
import { summaryFromName } from '../../refrigerants/index.ts';
import { WHOSE_LAW } from '../../regulation/wording/whose.ts';
import type { Regulation } from '../../regulation/wording/regulation.ts';
import type { Locale } from '../../language/index.ts';
import { requiredText } from './arguments.ts';
import { fluidFromSpelling } from './fluids.ts';
import { isEngineRefusal } from './property-engine.ts';
import { definitionOf, stringParameter, text } from './schema.ts';
import { rounded } from './tool.ts';
import type { Data, Tool, ToolHost } from './tool.ts';
import { ZERO_CELSIUS } from '../../quantities/si.ts';

const point = ({ T, P }: { readonly T: number; readonly P: number }): Data => ({
  temperature_C: rounded(T - ZERO_CELSIUS),
  pressure_bar_abs: rounded(P / 1e5),
});

/** Critical and triple points, where the fluid has an equation. A mixture has no triple point. */
async function points(name: string, host: ToolHost): Promise<Data> {
  try {
    const { critical, triple, quality } = (await host.engine()).fluid(name);
    return { can_simulate: true, critical: point(critical), triple: quality === 'reference' ? point(triple) : null };
  } catch (error) {
    if (isEngineRefusal(error)) return { can_simulate: false, critical: null, triple: null };
    throw error;
  }
}

/** What the law says of a fluid with a record, or of a mix by its composition. */
function lawData(regulation: Regulation | undefined, locale: Locale): Data | null {
  if (regulation === undefined) return null;
  return {
    affected: regulation.isAffected,
    limit_year: regulation.limitYear,
    limit_rules: regulation.limitRules.map(({ id, text: rule }) => ({ id, about: rule[locale] })),
    about: regulation.about[locale],
    whose: WHOSE_LAW[locale],
  };
}

async function facts(name: string, { locale }: ToolHost): Promise<Data> {
  // Most conversations never ask for them, and they are heavy.
  const [{ factsFromName }, { regulationOfFluid }] = await Promise.all([
    import('../../refrigerants/facts.ts'),
    import('../../regulation/wording/regulation.ts'),
  ]);
  const [found, summary] = [factsFromName(name), summaryFromName(name)];
  if (found === undefined || summary === undefined) {
    const regulation = lawData(regulationOfFluid(name), locale);
    return { gwp: null, odp: null, safety_class: null, ped_group: null, regulation };
  }
  const { gwp } = found;
  return {
    designation: found.designation,
    family: found.family,
    cas: found.cas,
    components:
      summary.components?.map((part) => ({ name: part.name, mass_percent: rounded(part.massFraction * 100) })) ?? null,
    gwp: { legal_eu_2024_573: gwp.legal, ar5: gwp.ar5, ar6: gwp.ar6, former_eu_517_2014: gwp.eu517 },
    odp: found.odp,
    safety_class: summary.safetyClass,
    ped_group: summary.pedGroup,
    lfl_kg_m3: rounded(found.lfl),
    flammability_limits_volume_percent: found.lflVolumePercent,
    practical_limit_kg_m3: rounded(found.practicalLimit),
    rcl_kg_m3: rounded(found.rcl),
    autoignition_C: rounded(found.autoignition),
    other_values: found.others.map(({ figure, value, source }) => ({
      figure,
      value,
      source: source?.[locale] ?? null,
    })),
    oils: found.oils,
    uses: found.uses[locale],
    replaces: found.replaces,
    regulation: lawData(regulationOfFluid(name), locale),
    sources: found.sources.map((source) => source[locale]),
  };
}

export const researchDataFluid: Tool = {
  name: 'ResearchDataFluid',
  displayName: text('Données de fluide frigorigène', 'Refrigerant data'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'ResearchDataFluid',
        description: text(
          "Donne les données d'un fluide frigorigène de la liste du site : GWP, ODP, groupe, classe de sécurité, point critique, point triple, LFL, réglementation.",
          "Gives the data of a refrigerant of the site's list: GWP, ODP, group, safety class, critical point, triple point, LFL, regulation.",
        ),
        parameters: { fluid: stringParameter('Nom du fluide.', 'Name of the fluid.') },
        required: ['fluid'],
      },
      locale,
    ),
  async run(given, host) {
    const name = fluidFromSpelling(requiredText(given, 'fluid'), host);
    const data = { fluid: name, ...(await facts(name, host)), ...(await points(name, host)) };
    return { kind: 'data', tool: 'ResearchDataFluid', details: name, data };
  },
};
