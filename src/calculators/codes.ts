/**
 * Everything that can be wrong with, or worth minding about, a calculation. Texts in both languages are
 * under `calculators.problems` of the dictionaries.
 */
export const PROBLEM_CODES = [
  // any calculator
  'required', 'notANumber', 'range', 'atLeast', 'atMost', 'positive', 'unknownChoice', 'textTooLong',
  'unreadableList', 'rowCount', 'noProperties', 'aboveCritical', 'unknownFluid', 'unknownCalculator',
  'noResult', 'propertyToType', 'wholeNumber',
  // air-data
  'exactlyTwo', 'sameInformation', 'illConditioned', 'aboveDryBulb', 'impossibleAir', 'airTooHot', 'vapourAboveTotal',
  'dryingWhileHeating', 'noApparatusDewPoint',
  // reservoir
  'fillTooHigh', 'liquidFull', 'belowVapourMass', 'supercriticalStorage', 'levelAboveVessel', 'liquidLighter',
  'customReceiver', 'lowRunningFill', 'highRunningFill', 'groupForCategory',
  // volume-mini
  'lflMissing', 'chargeNotAllowed', 'toxicInComfort', 'classB', 'alternativeLimit', 'noVolumeRequired',
  'existingSufficient', 'machineryRoom', 'fluidData',
  // desp
  'volumeRequired', 'diameterRequired', 'pedGroup', 'refrigerantIsGas', 'otherFluidGroup', 'nearBoundary',
  // calcul-charge
  'noElement', 'vapourHeavier', 'qualityOrder', 'gwpUnknown', 'elementSize', 'hermeticExempt',
  'ozoneDepleting', 'annexUnknown', 'lowEstimate',
  // test-azote
  'absolutePressure', 'belowVacuum', 'gaugeTooCoarse', 'largeTemperatureChange', 'realGasEffect',
  'aboveAllowable', 'virialRange',
  // bouteille-bp
  'separatorDiameter', 'levelTooHigh', 'carryOver', 'liquidDoesNotFit', 'beyondStandardDiameters',
  // convertisseur
  'belowAbsoluteVacuum', 'belowAbsoluteZero', 'unknownUnit', 'aboveFull',
  // pompe-a-vide
  'pumpCannotReach', 'targetAboveStart', 'hoseIncomplete', 'waterDoesNotBoil', 'withoutHose', 'slowDrying',
  // interpolation
  'sameAbscissae', 'extrapolated', 'tooFewRows', 'duplicateAbscissa', 'unreadableRow',
  // capteur-signal
  'sameRangeLimits', 'unknownSignalType', 'lowFault', 'highFault', 'outOfScale',
  // diametre
  'noTubeLargeEnough', 'transitionalFlow',
  // pression-moyenne
  'pressureOrder', 'absoluteOnly', 'spanTooSmall', 'transcritical', 'singleStage', 'highStageRatio',
  // calcul-kv
  'outletAboveInlet', 'dropAboveInlet', 'flashingAtInlet', 'flashingInValve', 'choked', 'impossibleFlow',
  'beyondStandardKv', 'lowAuthority', 'notSolvable', 'criticalPressureMissing', 'vapourAboveCritical',
  'dropContradicts', 'cavitation', 'notVapour',
  // bilan-frigorifique
  'noWall', 'coldWall', 'goodsWarmer', 'freezingPointRequired', 'unusualRunningTime', 'unusualRatio', 'lowU',
  'estimatedFans',
  // capillaire
  'twoPhaseInlet', 'outsideModel', 'nearCritical', 'fluidNotCovered', 'nonAdiabatic', 'outletNotCritical',
  'viscosityOrder', 'outsideTests',
  // calcul-diam
  'largeDrop', 'noTubeFits', 'oilReturn', 'copperWithAmmonia', 'noCoolingEffect', 'flashGas',
  'regimeOrder', 'dischargeNotVapour',
  // dimensionnement-gaine
  'highAspect', 'noisy', 'noRectangle', 'ovalAxes', 'noDiameter', 'beyondStandardDucts',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];
