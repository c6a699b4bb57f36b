/** Whose law is told: one line under every answer of law, the same everywhere. */
import type { Bilingual } from '../../language/index.ts';

/**
 * Great Britain has a regime of its own since 2021 (Northern Ireland follows the Union), Switzerland its ChemRRV; certificates, forms
 * and registers are made by each member state: Ireland and Belgium know neither the French certificate nor its form.
 */
export const WHOSE_LAW: Bilingual = {
  fr: 'Droit de l’Union européenne (règlements (UE) 2024/573 et 2024/590)\u202f; là où la France est nommée, droit français. La Grande-Bretagne et la Suisse ont le leur\u202f; attestations, fiches et registres sont nationaux.',
  en: 'European Union law (Regulations (EU) 2024/573 and 2024/590); where France is named, French law. Great Britain and Switzerland have their own; certificates, forms and registers are national.',
};
