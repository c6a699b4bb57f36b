import { describe, expect, it } from 'vitest';
import { keptConversation } from './conversation.ts';
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
    expect(keptConversation(JSON.stringify({ messages, isOpen: true }))).toEqual({ messages, isOpen: true });
  });

  it.each([null, '', '{', '[]', '{"messages":[{"role":"tool","content":"x"}]}', '{"messages":"x","isOpen":"yes"}'])(
    'is empty from %j',
    (text) => {
      expect(keptConversation(text)).toEqual({ messages: [], isOpen: false });
    },
  );
});
