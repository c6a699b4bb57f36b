import { text } from '../language/index.ts';

/** kg CO2e/kWh of electricity in France, and what is doubtful of it. */
export const ELECTRICITY = {
  average: 0.052,
  year: 2023,
  heating: 0.079,
  source: text(
    'Base Empreinte (ADEME), mix moyen de consommation, année 2023 selon plusieurs projets publics\u202f; 0,057 pour 2021 selon d’autres\u202f; à vérifier à la source. Usage chauffage de la RE2020\u00a0: 0,079.',
    'Base Empreinte (ADEME), average consumption mix, year 2023 as several public projects quote it; 0.057 for 2021 in others; to be confirmed at the source. Heating use of RE2020: 0.079.',
  ),
} as const;
