import { rowsFromCsv } from '../../../src/circuit/compressor/cells.ts';
import { recordsFromCsv } from '../../../src/circuit/compressor/file.ts';
import { numberFromCell } from '../../../src/circuit/compressor/numbers.ts';
import { programFromText } from '../../../src/circuit/compressor/sheet/program.ts';
import { sheetFromText } from '../../../src/circuit/compressor/sheet/read.ts';
import { sheetUnitFromText } from '../../../src/circuit/compressor/sheet/units.ts';
import { headingFromText } from '../../../src/circuit/compressor/sheet/words.ts';
import { coefficientsFromText } from '../../../src/circuit/compressor/text.ts';
import { rowsFromText } from '../../../src/field/tables/paste.ts';
import { holdParsers } from './hold-parsers.ts';

holdParsers({
  'rows of a CSV file': rowsFromCsv,
  'cell of a compressor': numberFromCell,
  'compressors of a CSV file': recordsFromCsv,
  'sheet of a compressor': (text) => sheetFromText(text),
  'heading of a sheet': headingFromText,
  'unit of a sheet': sheetUnitFromText,
  'program with coefficients': programFromText,
  'coefficients of a compressor': coefficientsFromText,
  'rows of a printed table': (text) => rowsFromText(text, { order: 'tp', column: 1 }),
});
