import { describe, expect, it } from 'vitest';
import { storedConversation } from './storage.ts';
import { panelWidthIn, popupIn } from './display.ts';
import type { Display } from './display.ts';

const screen = { width: 1440, height: 900 };
const display: Display = { mode: 'popup', panelWidth: 420, width: 650, height: 600, x: undefined, y: undefined };

describe('the window of the assistant', () => {
  it.each([
    [420, 420],
    [100, 320],
    [5000, 1152],
  ])('gives a panel of %i px a width of %i', (wanted, width) => {
    expect(panelWidthIn(wanted, screen)).toBe(width);
  });

  it('opens the popup at 650 × 600, bottom right', () => {
    expect(popupIn(display, screen)).toEqual({ width: 650, height: 600, x: 766, y: 276 });
  });

  it('keeps it between 400 × 300 and 90 % of the window, whole inside it', () => {
    expect(popupIn({ ...display, width: 10, height: 10, x: 9999, y: 9999 }, screen)).toEqual({
      width: 400,
      height: 300,
      x: 1040,
      y: 600,
    });
    expect(popupIn({ ...display, width: 9999, height: 9999, x: 0, y: 0 }, screen)).toEqual({
      width: 1296,
      height: 810,
      x: 0,
      y: 0,
    });
  });
});

describe('the conversation a tab kept', () => {
  const messages = [
    { role: 'user', content: 'a' },
    { role: 'assistant', content: 'b' },
  ];

  it('comes back as it was', () => {
    expect(storedConversation(JSON.stringify({ messages, isOpen: true }))).toEqual({ messages, isOpen: true });
  });

  it.each([null, '', '{', '[]', '{"messages":[{"role":"tool","content":"x"}]}', '{"messages":"x","isOpen":"yes"}'])(
    'is empty from %j',
    (text) => {
      expect(storedConversation(text)).toEqual({ messages: [], isOpen: false });
    },
  );

  const context = {
    type: 'Simulation',
    tables: [{ title: 't', rows: [{ object: 'o', key: 'k', value: 'v', unit: 'K' }] }],
  };
  const seen = { role: 'system', content: 'vu', context };

  it('keeps the context that went with a question', () => {
    expect(storedConversation(JSON.stringify({ messages: [seen, ...messages], isOpen: true })).messages).toEqual([
      seen,
      ...messages,
    ]);
  });

  it.each([
    null,
    0,
    'a',
    [],
    [messages[0]],
    {},
    { role: 'user' },
    { content: 'x' },
    { role: 'tool', content: 'x' },
    { role: 'user', content: '' },
    { role: 'user', content: 3 },
    { role: 'user', content: null },
    { role: 'user', content: ['x'] },
    { role: ['user'], content: 'x' },
    { role: 'user', content: 'x', context },
    { ...seen, context: null },
    { ...seen, context: 'x' },
    { ...seen, context: [] },
    { ...seen, context: {} },
    { ...seen, context: { type: 'Simulation' } },
    { ...seen, context: { type: 1, tables: [] } },
    { ...seen, context: { type: 'x', tables: {} } },
    { ...seen, context: { type: 'x', tables: [null] } },
    { ...seen, context: { type: 'x', tables: [{ title: 't' }] } },
    { ...seen, context: { type: 'x', tables: [{ title: {}, rows: [] }] } },
    { ...seen, context: { type: 'x', tables: [{ title: 't', rows: [null] }] } },
    { ...seen, context: { type: 'x', tables: [{ title: 't', rows: [{ object: 'o', key: 'k' }] }] } },
    { ...seen, context: { type: 'x', tables: [{ title: 't', rows: [{ object: 'o', key: 'k', value: {} }] }] } },
    {
      ...seen,
      context: { type: 'x', tables: [{ title: 't', rows: [{ object: 'o', key: 'k', value: 'v', unit: 1 }] }] },
    },
  ])('drops %j and keeps what is sound beside it', (spoilt) => {
    const [first, second] = messages;
    const text = JSON.stringify({ messages: [first, spoilt, second], isOpen: true });
    expect(storedConversation(text)).toEqual({ messages, isOpen: true });
  });

  it('keeps nothing a message does not have', () => {
    const text = '{"messages":[{"role":"user","content":"a","dangerous":1,"__proto__":{"x":1}}],"isOpen":1}';
    expect(storedConversation(text)).toEqual({ messages: [{ role: 'user', content: 'a' }], isOpen: false });
  });
});
