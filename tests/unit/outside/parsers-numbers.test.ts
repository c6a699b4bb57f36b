import { parseExpression } from '../../../src/calculators/derive/expression.ts';
import { unitFromText as converterUnit } from '../../../src/calculators/convertisseur/units.ts';
import { tableFromText } from '../../../src/calculators/interpolation/paste.ts';
import { rowsFromFile } from '../../../src/circuit/components/own-rows.ts';
import { figuresFromPaste } from '../../../src/features/diagnosis/state/paste.ts';
import { parseNumber } from '../../../src/quantities/parse.ts';
import { siFromTextWithUnit } from '../../../src/quantities/parse-unit.ts';
import { holdParsers } from './hold-parsers.ts';

holdParsers({
  number: (text) => parseNumber(text),
  'number with a unit': (text) => siFromTextWithUnit('pressure', text, ','),
  expression: (text) => parseExpression(text),
  'unit of the converter': (text) => converterUnit('pressure' as never, text),
  'table pasted into a calculator': tableFromText,
  'file of the catalogue': rowsFromFile,
  'readings pasted into the diagnosis': (text) => figuresFromPaste(text, 'fr', 40),
});
