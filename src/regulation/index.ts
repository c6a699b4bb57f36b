/** What the law and the safety standard say, over data that carry their source: plain functions, no engine, no DOM. */
export { EN_378_EDITION, EN_378_SOURCES } from './charge/edition.ts';
export { chargeThresholds, comfortAreaFromCharge, LFL_SHARE, MOUNTING_HEIGHTS } from './charge/formulas.ts';
export type { ChargeThresholds, Mounting } from './charge/formulas.ts';
export {
  ACCESSES,
  APPLICATIONS,
  countsMounting,
  ENCLOSURE_PLACES,
  flammabilityOf,
  LOCATIONS,
  SAFETY_CLASSES,
} from './charge/inputs.ts';
export type { Access, Application, ChargeInputs, EnclosurePlace, Flammability, Location } from './charge/inputs.ts';
export { chargeLimit, roomForCharge } from './charge/limit.ts';
export type { ChargeLimit, ChargeVerdict, Governing, RoomForCharge } from './charge/limit.ts';
export { c3Measures, CHARGE_NOTES, chargeNotes } from './charge/notes.ts';
export type { ChargeNote, ChargeNoteCode } from './charge/notes.ts';
export { isLight } from './charge/light-gases.ts';
export type { C3, C3Closed } from './charge/provisions-c3.ts';
export type { Says } from './charge/says.ts';
export { IN_SERVICE_PERIODS, isFollowedInService } from './pressure/in-service.ts';
export type { GasEquipment } from './pressure/in-service.ts';
export type { NoAnswer, Problem, ProblemCode } from './problem.ts';
export { CERTIFICATES, CERTIFICATE_TERMS, certificatesFor } from './france/certificates.ts';
export type { Certificate } from './france/certificates.ts';
export { siteHeading } from './france/sites.ts';
export type { SiteHeading } from './france/sites.ts';
export { QUOTA_BASE, QUOTA_STEPS, quotaOfYear } from './law/quota.ts';
export type { QuotaStep } from './law/quota.ts';
export { fluidLaw } from './law/fluid-law.ts';
export type { FluidLaw } from './law/fluid-law.ts';
export { boxText, leakReadings } from './law/leak-readings.ts';
export type { BlendCharge, FormBox, LeakConditions, LeakReading } from './law/leak-readings.ts';
export { PRODUCTS, productText } from './law/products.ts';
export type { Product } from './law/products.ts';
export type { Confidence, Holding, Rule, RuleKind } from './law/rule.ts';
export { LAW_AS_OF, rules } from './law/rules.ts';
export { lawSheetOfFluid } from './law/sheet.ts';
export type { Equipment, LawSheet, Sector, ToppingUp } from './law/sheet.ts';
export type { Step } from './law/timeline.ts';
export { verdict } from './law/verdict.ts';
export type { Verdict, VerdictWord } from './law/verdict.ts';
