/** The head of a file of prose: the part of YAML this project writes, `key: value` on a line and lists of such. */

type Head = Record<string, unknown>;

/** A text or a list in JSON's own writing, or plain words. */
function valueOf(written: string, key: string, line: number): unknown {
  if (!/^["[]/.test(written)) return written;
  try {
    return JSON.parse(written);
  } catch {
    throw new Error(
      `line ${line}: ${key}: ${written.startsWith('"') ? 'a text in double quotes ends where it is closed' : 'a list is ["a", "b"]'}`,
    );
  }
}

/**
 * @param text the whole file
 * @throws {Error} naming the line that is not understood
 */
export function headOf(text: string): Head {
  const [, front] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
  if (front === undefined) throw new Error('the file does not begin with a head between two lines of ---');
  const head: Head = {};
  let list: Head[] = [];
  for (const [index, line] of front.split('\n').entries()) {
    const number = index + 2;
    const [, key = '', written = ''] = /^([a-z]\w*):(?: (.*))?$/.exec(line) ?? [];
    const [, dash, inner = '', words = ''] = /^ {2}(- | {2})([a-z]\w*): (.*)$/.exec(line) ?? [];
    if (key !== '' && written === '') head[key] = list = [];
    else if (key !== '') head[key] = valueOf(written, key, number);
    else if (dash === '- ') list.push({ [inner]: valueOf(words, inner, number) });
    else if (dash !== undefined && list.length > 0)
      Object.assign(list.at(-1) ?? {}, { [inner]: valueOf(words, inner, number) });
    else throw new Error(`line ${number}: "${line}" is not understood`);
  }
  return head;
}
