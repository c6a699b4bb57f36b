import { describe, expect, it } from 'vitest';
import { boxesAlong, boxesOverlap, placeLabels, textWidth } from './labels.ts';

const bounds = { x: 0, y: 0, width: 200, height: 100 };

describe('placing labels', () => {
  it('moves the second of two that want the same place to its next spot', () => {
    const placed = placeLabels(
      [
        { key: '1', text: '20 °C', spots: [[100, 50]] },
        {
          key: '2',
          text: '30 °C',
          spots: [
            [104, 52],
            [100, 80],
          ],
        },
      ],
      [],
      bounds,
      12,
    );
    expect(placed.map(({ key, y }) => [key, y])).toEqual([
      ['1', 50],
      ['2', 80],
    ]);
  });

  it('leaves out what has no free spot: outside, or on an obstacle', () => {
    const placed = placeLabels(
      [
        { key: 'edge', text: '100', spots: [[2, 50]] },
        { key: 'line', text: '100', spots: [[100, 50]] },
      ],
      boxesAlong([50, 50], [150, 50]),
      bounds,
      12,
    );
    expect(placed).toEqual([]);
  });

  it('never lets two of many labels overlap', () => {
    const requests = Array.from({ length: 60 }, (_, index) => ({
      key: String(index),
      text: `${index * 10} °C`,
      spots: Array.from(
        { length: 8 },
        (__, turn) => [(index * 37 + turn * 13) % 200, (index * 17 + turn * 29) % 100] as const,
      ),
    }));
    const boxes = placeLabels(requests, [], bounds, 12).map(({ text, x, y }) => {
      const width = textWidth(text, 12);
      return { x: x - width / 2, y: y - 6, width, height: 12 };
    });
    expect(boxes.length).toBeGreaterThan(5);
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(index + 1)) expect(boxesOverlap(box, other)).toBe(false);
    });
  });
});
