/** Reads a workbook's parts and recalculates it: a small spreadsheet of its own, which knows nothing of how the file was made. */

export type Value = number | string | boolean | undefined;
interface StoredCell {
  readonly value: Value;
  readonly formula: string | undefined;
}
/** Cells, looked up when one is asked for, counted from one. */
interface Area {
  readonly rows: number;
  readonly columns: number;
  at(row: number, column: number): Value;
}
/** What part of a formula gives: a value, or cells. */
type Result = { readonly value: Value } | { readonly area: Area };

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function cellsOf(xml: string): Map<string, StoredCell> {
  const cells = new Map<string, StoredCell>();
  for (const [, attributes = '', body = ''] of xml.matchAll(/<c ([^>]*?)>(.*?)<\/c>/gs)) {
    const address = /r="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? '';
    const type = /\bt="(\w+)"/.exec(attributes)?.[1];
    const formula = /<f>(.*?)<\/f>/s.exec(body)?.[1];
    const text = /<(?:v|t)[^>]*>(.*?)<\/(?:v|t)>/s.exec(body)?.[1];
    const value = text === undefined || type !== undefined ? text && unescaped(text) : Number(text);
    cells.set(address, { value, formula: formula === undefined ? undefined : unescaped(formula) });
  }
  return cells;
}

const TOKEN =
  /\s*(?:(\d+(?:\.\d*)?(?:e[+-]?\d+)?)|"((?:[^"]|"")*)"|(\w+)!\$([A-Z]+)\$(\d+)(?::\$([A-Z]+)\$(\d+))?|([A-Z]+)(?=\()|(>=|<=|[-+*/(),=<>]))/giy;
type Token = RegExpMatchArray;

const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
const columnLetters = (column: number): string =>
  column === 0 ? '' : columnLetters(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));

export class Workbook {
  private readonly sheets = new Map<string, Map<string, StoredCell>>();
  private readonly known = new Map<string, Value>();

  /** @param parts the parts of the file by their names, unzipped */
  constructor(parts: Readonly<Record<string, string>>) {
    const names = [...(parts['xl/workbook.xml'] ?? '').matchAll(/<sheet name="([^"]+)" sheetId="(\d+)"/g)];
    for (const [, name = '', number = ''] of names)
      this.sheets.set(unescaped(name), cellsOf(parts[`xl/worksheets/sheet${number}.xml`] ?? ''));
  }

  get names(): readonly string[] {
    return [...this.sheets.keys()];
  }

  private stored(sheet: string, address: string): StoredCell | undefined {
    return this.sheets.get(sheet)?.get(address);
  }

  /** What stands in the file, before anything is recalculated. */
  cached(sheet: string, address: string): Value {
    return this.stored(sheet, address)?.value;
  }

  formulas(): readonly (readonly [sheet: string, address: string, formula: string])[] {
    return [...this.sheets].flatMap(([sheet, cells]) =>
      [...cells].flatMap(([address, { formula }]) =>
        formula === undefined ? [] : [[sheet, address, formula] as const],
      ),
    );
  }

  /** The cell beside a label. */
  labelled(sheet: string, label: string, from = 1): string {
    const rows = [...(this.sheets.get(sheet) ?? [])]
      .filter(([address, { value }]) => address.startsWith('A') && value === label)
      .map(([address]) => Number(address.slice(1)));
    return `B${rows.find((row) => row >= from)}`;
  }

  type(sheet: string, address: string, value: Value): void {
    this.sheets.get(sheet)?.set(address, { value, formula: undefined });
    this.known.clear();
  }

  value(sheet: string, address: string): Value {
    const key = `${sheet}!${address}`;
    if (this.known.has(key)) return this.known.get(key);
    const cell = this.stored(sheet, address);
    const value = cell?.formula === undefined ? cell?.value : this.evaluate(cell.formula);
    this.known.set(key, value);
    return value;
  }

  private area(sheet: string, from: string, top: number, to: string, bottom: number): Area {
    const first = columnNumber(from);
    return {
      rows: bottom - top + 1,
      columns: columnNumber(to) - first + 1,
      at: (row, column) => this.value(sheet, `${columnLetters(first + column - 1)}${top + row - 1}`),
    };
  }

  private evaluate(formula: string): Value {
    const tokens = [...formula.matchAll(TOKEN)];
    if (tokens.map(([text]) => text).join('') !== formula) throw new Error(`cannot be read: ${formula}`);
    let at = 0;
    const isNext = (sign: string): boolean => tokens[at]?.[9] === sign;
    const take = (sign: string): void => {
      if (!isNext(sign)) throw new Error(`${sign} is missing: ${formula}`);
      at += 1;
    };
    const comparison = (): Result => {
      let left = sum();
      for (let sign = tokens[at]?.[9]; sign !== undefined && /^[<>=]/.test(sign); sign = tokens[at]?.[9]) {
        at += 1;
        const [a, b] = [plain(left), plain(sum())];
        const order = orderOf(a, b);
        left = {
          value:
            sign === '='
              ? order === 0
              : sign.startsWith('<')
                ? order < 0 || (sign === '<=' && order === 0)
                : order > 0 || (sign === '>=' && order === 0),
        };
      }
      return left;
    };
    const sum = (): Result => {
      let left = product();
      while (isNext('+') || isNext('-')) {
        const sign = tokens[at++]?.[9] === '+' ? 1 : -1;
        left = { value: figure(left) + sign * figure(product()) };
      }
      return left;
    };
    const product = (): Result => {
      let left = single();
      while (isNext('*') || isNext('/')) {
        const isTimes = tokens[at++]?.[9] === '*';
        const [a, b] = [figure(left), figure(single())];
        left = { value: isTimes ? a * b : a / b };
      }
      return left;
    };
    const single = (): Result => {
      if (isNext('-')) {
        at += 1;
        return { value: -figure(single()) };
      }
      if (isNext('(')) {
        at += 1;
        const inner = comparison();
        take(')');
        return inner;
      }
      const [, number, text, sheet, from = '', top, to = from, bottom = top, name] = tokens[at++] as Token;
      if (number !== undefined) return { value: Number(number) };
      if (text !== undefined) return { value: text.replaceAll('""', '"') };
      if (sheet !== undefined) return { area: this.area(sheet, from, Number(top), to, Number(bottom)) };
      if (name === undefined) throw new Error(`cannot be read: ${formula}`);
      take('(');
      const given: Result[] = [];
      while (!isNext(')')) {
        given.push(comparison());
        if (isNext(',')) at += 1;
      }
      take(')');
      return called(name, given);
    };
    const result = plain(comparison());
    if (at !== tokens.length) throw new Error(`goes on after its end: ${formula}`);
    return result;
  }
}

/** Figures come before texts, as every spreadsheet has it. */
function orderOf(a: Value = '', b: Value = ''): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function plain(result: Result): Value {
  if ('value' in result) return result.value;
  return result.area.at(1, 1);
}

function figure(result: Result): number {
  const value = plain(result);
  if (value === undefined) return 0;
  return typeof value === 'string' ? Number.NaN : Number(value);
}

const isNumber = (value: Value): boolean => typeof value === 'number' && !Number.isNaN(value);

function called(name: string, given: readonly Result[]): Result {
  const [one = { value: undefined }, two = { value: undefined }, three = { value: undefined }] = given;
  switch (name) {
    case 'IF':
      return figure(one) !== 0 ? two : three;
    case 'AND':
      return { value: given.every((each) => figure(each) !== 0) };
    case 'ISNUMBER':
      return { value: isNumber(plain(one)) };
    case 'LN':
      return { value: Math.log(figure(one)) };
    case 'EXP':
      return { value: Math.exp(figure(one)) };
    case 'MIN':
      return { value: Math.min(...given.map(figure)) };
    case 'COUNT':
      return { value: given.filter((each) => isNumber(plain(each))).length };
    case 'INDEX': {
      if (!('area' in one)) throw new Error('INDEX of no cells');
      const { area } = one;
      const isDown = given.length > 2 || area.rows > 1;
      const [row, column] = isDown ? [figure(two), given.length > 2 ? figure(three) : 1] : [1, figure(two)];
      return { area: { rows: 1, columns: 1, at: () => area.at(row, column) } };
    }
    case 'MATCH': {
      if (!('area' in two) || figure(three) !== 1) throw new Error('MATCH of no rising cells');
      const { area } = two;
      const cells = Array.from({ length: area.rows * area.columns }, (_, index) =>
        area.rows > 1 ? area.at(index + 1, 1) : area.at(1, index + 1),
      );
      const place = cells.findLastIndex((cell) => typeof cell === 'number' && cell <= figure(one));
      return { value: place < 0 ? Number.NaN : place + 1 };
    }
    default:
      throw new Error(`no function that every spreadsheet has: ${name}`);
  }
}
