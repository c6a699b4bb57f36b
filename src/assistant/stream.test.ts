import { describe, expect, it } from 'vitest';
import { chunksOf, dataLines } from './event-stream.ts';
import { itemsFromLine, streamItems } from './stream.ts';
import type { StreamItem } from './stream.ts';
import { readTurn, StreamError } from './turn.ts';

const encoder = new TextEncoder();

async function* inParts(...parts: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === 'string' ? encoder.encode(part) : part;
}

async function* cutAfter(...parts: readonly string[]): AsyncGenerator<Uint8Array> {
  yield* inParts(...parts);
  throw new TypeError('network error');
}

const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
};

describe('lines of an event stream', () => {
  it.each([
    ['LF', 'data: a\n\ndata: b\n\n'],
    ['CRLF', 'data: a\r\n\r\ndata: b\r\n\r\n'],
    ['CR', 'data: a\r\rdata: b\r\r'],
    ['no end of line at the end', 'data: a\n\ndata: b'],
    ['comments and other fields', ': ping\nevent: x\nid: 3\ndata: a\n\nretry: 5\ndata:b\n\n'],
  ])('are read with %s', async (_, text) => {
    expect(await all(dataLines(inParts(text)))).toEqual(['a', 'b']);
  });

  it('are the same however the network cut them, inside a letter or a line end too', async () => {
    const bytes = encoder.encode('data: {"content":"é €"}\r\n\r\ndata: fin\r\n\r\n');
    for (let at = 0; at <= bytes.length; at += 1) {
      expect(await all(dataLines(inParts(bytes.slice(0, at), bytes.slice(at)))), String(at)).toEqual([
        '{"content":"é €"}',
        'fin',
      ]);
    }
    expect(await all(dataLines(inParts(...[...bytes].map((byte) => Uint8Array.of(byte)))))).toEqual([
      '{"content":"é €"}',
      'fin',
    ]);
  });

  it('end when one never ends', async () => {
    await expect(all(dataLines(inParts(`data: ${'x'.repeat(1_000_001)}`)))).rejects.toBeInstanceOf(RangeError);
  });

  it('give the body up when the reader stops early', async () => {
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(encoder.encode('data: a\n\n')),
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const line of dataLines(chunksOf(body))) if (line === 'a') break;
    expect(isCancelled).toBe(true);
  });
});

describe('items of the stream', () => {
  it.each<[string, readonly StreamItem[]]>([
    ['[DONE]', [{ kind: 'done' }]],
    ['{"content":"a"}', [{ kind: 'content', text: 'a' }]],
    ['{"content":"","finish_reason":null}', []],
    [
      '{"content":"a","finish_reason":"stop"}',
      [
        { kind: 'content', text: 'a' },
        { kind: 'finish', reason: 'stop' },
      ],
    ],
    ['{"error":true,"message":"non"}', [{ kind: 'error', message: 'non' }]],
    ['{"error":"E_X"}', [{ kind: 'error', message: undefined }]],
    ['{"content":', [{ kind: 'unreadable' }]],
    ['[1]', [{ kind: 'unreadable' }]],
    ['"x"', [{ kind: 'unreadable' }]],
    [
      '{"tool_calls":[{"index":1,"id":"c","type":"function","function":{"name":"Ruler","arguments":"{"}},7]}',
      [
        {
          kind: 'tool-calls',
          fragments: [{ index: 1, id: 'c', type: 'function', function: { name: 'Ruler', arguments: '{' } }],
        },
      ],
    ],
  ])('%s', (line, items) => {
    expect(itemsFromLine(line)).toEqual(items);
  });

  it('stop at [DONE]', async () => {
    expect(
      await all(streamItems(inParts('data: {"content":"a"}\n\ndata: [DONE]\n\ndata: {"content":"b"}\n\n'))),
    ).toEqual([{ kind: 'content', text: 'a' }, { kind: 'done' }]);
  });
});

describe('a turn', () => {
  const read = async (stream: AsyncIterable<Uint8Array>, isStrict = false) => {
    const texts: string[] = [];
    const turn = await readTurn(streamItems(stream), { onText: (text) => texts.push(text), isStrict });
    return { ...turn, texts };
  };

  it('grows as it arrives', async () => {
    expect(
      await read(
        inParts(
          'data: {"content":"Bon"}\n\n',
          'data: {"content":"jour"}\n\ndata: {"finish_reason":"stop"}\n\ndata: [DONE]\n\n',
        ),
      ),
    ).toEqual({
      text: 'Bonjour',
      texts: ['Bon', 'Bonjour'],
      calls: [],
      reason: 'stop',
      isCut: false,
    });
  });

  it('puts tool calls together by index', async () => {
    const { calls, reason } = await read(
      inParts(
        'data: {"tool_calls":[{"index":0,"id":"a","function":{"name":"Ruler","arguments":"{\\"fl"}},{"index":1,"function":{"name":"Other","arguments":"{}"}}]}\n\n',
        'data: {"tool_calls":[{"index":0,"function":{"arguments":"uid\\":1}"}}]}\n\ndata: {"finish_reason":"tool_calls"}\n\ndata: [DONE]\n\n',
      ),
    );
    expect(calls).toEqual([
      { name: 'Ruler', argumentsText: '{"fluid":1}' },
      { name: 'Other', argumentsText: '{}' },
    ]);
    expect(reason).toBe('tool_calls');
  });

  it('keeps what was said when the network is cut, and says that it was', async () => {
    expect(await read(cutAfter('data: {"content":"Début"}\n\n'))).toMatchObject({ text: 'Début', isCut: true });
    expect(await read(inParts('data: {"content":"Début"}\n\n'))).toMatchObject({ text: 'Début', isCut: true });
  });

  it('is whole without [DONE] once it has said why it ends', async () => {
    expect(await read(inParts('data: {"content":"a","finish_reason":"stop"}\n\n'))).toMatchObject({
      text: 'a',
      isCut: false,
    });
  });

  it('fails when it is cut before its first word, or told of an error', async () => {
    await expect(read(cutAfter())).rejects.toThrow('network error');
    await expect(
      read(inParts('data: {"content":"a"}\n\ndata: {"error":"E","message":"quota"}\n\n')),
    ).rejects.toMatchObject({ detail: 'quota' });
  });

  it('passes over a line that cannot be read, unless it is strict', async () => {
    const stream = () => inParts('data: {"content":"a"}\n\ndata: {"cont\n\ndata: {"content":"b"}\n\ndata: [DONE]\n\n');
    expect(await read(stream())).toMatchObject({ text: 'ab' });
    await expect(read(stream(), true)).rejects.toBeInstanceOf(StreamError);
  });
});
