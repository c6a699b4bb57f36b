/** A workbook as the bytes of an .xlsx: ECMA-376, the parts every program needs and no more; no macro, no link to anything. */
import { strToU8, zipSync } from 'fflate';
import { columnName, LOOKS } from './sheet.ts';
import type { Cell, Look, Sheet } from './sheet.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Decimals a figure may have; the first: as it is. */
const FORMATS = [undefined, 0, 1, 2, 3, 4, 5] as const;
/** Number formats of the file itself begin here; those below are the standard's. */
const OWN_FORMATS = 164;
/** Digits of a figure: as many as a double holds for certain. */
const DIGITS = 15;

// What XML has no place for is left out.
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const escaped = (text: string): string =>
  text
    .replace(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Font, fill, border and whether lines are broken, by their places in the lists below. */
const OF_LOOK: Readonly<Record<Look, readonly [font: number, fill: number, border: number, wraps?: boolean]>> = {
  plain: [0, 0, 0],
  title: [1, 0, 0],
  section: [2, 0, 1],
  head: [2, 2, 0, true],
  note: [3, 0, 0],
  unit: [3, 0, 0],
  input: [2, 3, 2],
  result: [2, 0, 0],
  aside: [3, 0, 0],
};
const FONTS = [
  '<sz val="11"/><name val="Calibri"/>',
  '<b/><sz val="15"/><name val="Calibri"/>',
  '<b/><sz val="11"/><name val="Calibri"/>',
  '<sz val="10"/><color rgb="FF595959"/><name val="Calibri"/>',
];
const solid = (rgb: string): string =>
  `<patternFill patternType="solid"><fgColor rgb="${rgb}"/><bgColor indexed="64"/></patternFill>`;
// The first two are the standard's own.
const FILLS = [
  '<patternFill patternType="none"/>',
  '<patternFill patternType="gray125"/>',
  solid('FFE3EEF4'),
  solid('FFFFF3C4'),
];
const line = (side: string): string => `<${side} style="thin"><color rgb="FF7F7F7F"/></${side}>`;
const BORDERS = [
  '<left/><right/><top/><bottom/><diagonal/>',
  `<left/><right/><top/>${line('bottom')}<diagonal/>`,
  `${line('left')}${line('right')}${line('top')}${line('bottom')}<diagonal/>`,
];

const list = (name: string, one: string, items: readonly string[]): string =>
  `<${name} count="${items.length}">${items.map((item) => `<${one}>${item}</${one}>`).join('')}</${name}>`;

const formatId = (decimals: number | undefined): number => (decimals === undefined ? 0 : OWN_FORMATS + decimals);
const formatCode = (decimals: number): string => (decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`);

function stylesPart(): string {
  const own = FORMATS.flatMap((decimals) =>
    decimals === undefined ? [] : [`<numFmt numFmtId="${formatId(decimals)}" formatCode="${formatCode(decimals)}"/>`],
  );
  const cells = LOOKS.flatMap((look) =>
    FORMATS.map((decimals) => {
      const [font, fill, border, wraps] = OF_LOOK[look];
      const ids = `numFmtId="${formatId(decimals)}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0"`;
      const applied = 'applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"';
      return wraps === true
        ? `<xf ${ids} ${applied} applyAlignment="1"><alignment horizontal="center" vertical="center" wrapText="1"/></xf>`
        : `<xf ${ids} ${applied}/>`;
    }),
  );
  return (
    `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${own.length}">${own.join('')}</numFmts>` +
    list('fonts', 'font', FONTS) +
    list('fills', 'fill', FILLS) +
    list('borders', 'border', BORDERS) +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}

const styleOf = ({ look, decimals }: Cell): number =>
  LOOKS.indexOf(look) * FORMATS.length + Math.max(0, (FORMATS as readonly (number | undefined)[]).indexOf(decimals));

const figureText = (value: number): string => String(Number(value.toPrecision(DIGITS)));

function cellPart(row: number, column: number, cell: Cell): string {
  const { shown, formula } = cell;
  const address = `r="${columnName(column)}${row}" s="${styleOf(cell)}"`;
  const computed = formula === undefined ? '' : `<f>${escaped(formula)}</f>`;
  if (typeof shown === 'number')
    // What has no value now is left to whoever recalculates it.
    return Number.isFinite(shown)
      ? `<c ${address}>${computed}<v>${figureText(shown)}</v></c>`
      : `<c ${address}>${computed}</c>`;
  if (formula !== undefined) return `<c ${address} t="str">${computed}<v>${escaped(shown)}</v></c>`;
  return `<c ${address} t="inlineStr"><is><t xml:space="preserve">${escaped(shown)}</t></is></c>`;
}

const inOrder = <T>(map: ReadonlyMap<number, T>): readonly (readonly [number, T])[] =>
  [...map].sort(([one], [other]) => one - other);

function paneOf({ frozen }: Sheet): string {
  if (frozen === undefined) return '';
  const { rows, columns } = frozen;
  const across = columns > 0 ? ` xSplit="${columns}"` : '';
  const pane = columns > 0 ? 'bottomRight' : 'bottomLeft';
  return `<pane${across} ySplit="${rows}" topLeftCell="${columnName(columns + 1)}${rows + 1}" activePane="${pane}" state="frozen"/>`;
}

function sheetPart(sheet: Sheet, isFirst: boolean): string {
  const widths = sheet.widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const rows = inOrder(sheet.rows).map(
    ([row, cells]) =>
      `<row r="${row}">${inOrder(cells)
        .map(([column, cell]) => cellPart(row, column, cell))
        .join('')}</row>`,
  );
  return (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<sheetViews><sheetView showGridLines="0"${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">${paneOf(sheet)}</sheetView></sheetViews>` +
    '<sheetFormatPr defaultRowHeight="15"/>' +
    (widths.length > 0 ? `<cols>${widths.join('')}</cols>` : '') +
    `<sheetData>${rows.join('')}</sheetData>` +
    '<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>' +
    '<pageSetup paperSize="9" orientation="portrait" fitToHeight="0"/></worksheet>'
  );
}

const relationships = (all: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

export interface FileFacts {
  readonly title: string;
  readonly creator: string;
  readonly made: Date;
}

/** The parts of the file by their names. */
export function partsOf(
  sheets: readonly Sheet[],
  { title, creator, made }: FileFacts,
): Readonly<Record<string, string>> {
  const numbered = sheets.map((sheet, index) => ({ sheet, number: index + 1 }));
  const override = (part: string, type: string): string => `<Override PartName="${part}" ContentType="${type}"/>`;
  const at = `${made.toISOString().slice(0, 19)}Z`;
  return {
    '[Content_Types].xml':
      `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      override('/xl/workbook.xml', `${TYPE}.sheet.main+xml`) +
      override('/xl/styles.xml', `${TYPE}.styles+xml`) +
      override('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml') +
      numbered.map(({ number }) => override(`/xl/worksheets/sheet${number}.xml`, `${TYPE}.worksheet+xml`)).join('') +
      '</Types>',
    '_rels/.rels': relationships([
      ['rId1', `${OFFICE}/officeDocument`, 'xl/workbook.xml'],
      ['rId2', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml':
      `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" ` +
      'xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
      `<dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(creator)}</dc:creator>` +
      `<dcterms:created xsi:type="dcterms:W3CDTF">${at}</dcterms:created></cp:coreProperties>`,
    'xl/workbook.xml':
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>` +
      numbered
        .map(({ sheet, number }) => `<sheet name="${escaped(sheet.name)}" sheetId="${number}" r:id="rId${number}"/>`)
        .join('') +
      // Whoever opens it computes anew: what is shown until then is what the formulas give.
      '</sheets><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>',
    'xl/_rels/workbook.xml.rels': relationships([
      ...numbered.map(
        ({ number }) => [`rId${number}`, `${OFFICE}/worksheet`, `worksheets/sheet${number}.xml`] as const,
      ),
      [`rId${sheets.length + 1}`, `${OFFICE}/styles`, 'styles.xml'],
    ]),
    'xl/styles.xml': stylesPart(),
    ...Object.fromEntries(
      numbered.map(({ sheet, number }) => [`xl/worksheets/sheet${number}.xml`, sheetPart(sheet, number === 1)]),
    ),
  };
}

/** The bytes of the file. */
export function workbookFile(sheets: readonly Sheet[], facts: FileFacts): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(partsOf(sheets, facts)).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(parts), { level: 6, mtime: facts.made }) as Uint8Array<ArrayBuffer>;
}
