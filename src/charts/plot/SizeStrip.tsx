import { useSize } from './use-size.ts';
import { LEAST_WIDTH } from './layout.ts';
import picture from './picture.module.css';
import { PictureFrame } from './PictureFrame.tsx';
import styles from './SizeStrip.module.css';

export interface Size {
  readonly name: string;
  /** Inside and outside diameters, mm; of anything but a round, the diameter it stands for. */
  readonly inside: number;
  readonly outside: number;
  /** Sides of a rectangle, or axes of a flat oval, mm. */
  readonly sides?: { readonly across: number; readonly up: number; readonly isOval: boolean };
  /** What is written under the name, with units. */
  readonly lines: readonly string[];
  /** Framed and ticked among its neighbours. */
  readonly isChosen: boolean;
}

/** The sizes to show around the one at `index`: as many as fit, the neighbours of both sides. */
function sizesAround<T>(all: readonly T[], index: number, count: number): readonly T[] {
  const first = Math.max(0, Math.min(all.length - count, index - Math.floor(count / 2)));
  return all.slice(first, first + count);
}

const INITIAL = { width: 640, height: 200 };
const FONT = 13;
const LINE = 18;
const MOST = 5;
/** Of a column, px. */
const WIDEST = 190;

/** Tubes or ducts side by side, to one scale, the diameter asked for dashed in each. */
export function SizeStrip({
  sizes,
  asked,
  label,
  caption,
}: {
  readonly sizes: readonly Size[];
  /** mm */
  readonly asked: number;
  readonly label: string;
  readonly caption: string;
}) {
  const [canvas, measured] = useSize<HTMLDivElement>(INITIAL);
  const width = Math.max(measured.width, LEAST_WIDTH);
  const count = Math.max(1, Math.min(sizes.length, Math.floor(width / 84), MOST));
  const chosen = sizes.findIndex(({ isChosen }) => isChosen);
  // Where none is wide enough, the widest come nearest.
  const shown = sizesAround(sizes, chosen < 0 ? sizes.length - 1 : chosen, count);
  const column = Math.min(width / shown.length, WIDEST);
  const start = (width - column * shown.length) / 2;
  const radius = Math.min(column * 0.42, 64);
  const widest = Math.max(
    asked,
    ...shown.map(({ outside, sides }) => Math.max(outside, sides?.across ?? 0, sides?.up ?? 0)),
  );
  const px = (diameter: number): number => (diameter / widest) * radius;
  const middle = radius + 30;
  const under = middle + radius + 26;
  const rows = Math.max(...shown.map(({ lines }) => lines.length));
  const height = under + rows * LINE + 10;
  return (
    <PictureFrame canvas={canvas} width={width} height={height} label={label} caption={caption}>
      <g fontSize={column < 92 ? FONT - 1 : FONT} aria-hidden="true">
        {shown.map(({ name, inside, outside, sides, lines, isChosen }, index) => {
          const x = start + column * (index + 0.5);
          return (
            <g key={name}>
              {isChosen ? (
                <rect
                  className={styles.chosen}
                  x={start + column * index + 2}
                  y={2}
                  width={column - 4}
                  height={height - 4}
                  rx={6}
                />
              ) : null}
              {isChosen ? <path className={styles.check} d={`M${x - 7} 15l5 5l9 -10`} /> : null}
              {sides === undefined ? (
                <>
                  <circle className={styles.wall} cx={x} cy={middle} r={px(outside)} />
                  <circle className={styles.bore} cx={x} cy={middle} r={px(inside)} />
                </>
              ) : (
                <rect
                  className={styles.bore}
                  x={x - px(sides.across)}
                  y={middle - px(sides.up)}
                  width={2 * px(sides.across)}
                  height={2 * px(sides.up)}
                  rx={sides.isOval ? px(Math.min(sides.across, sides.up)) : 0}
                />
              )}
              <circle className={styles.asked} cx={x} cy={middle} r={px(asked)} />
              <text className={picture.strong} x={x} y={under} textAnchor="middle">
                {name}
              </text>
              {lines.map((line, row) => (
                <text
                  key={line}
                  className={isChosen || shown.length === 1 ? undefined : picture.soft}
                  x={x}
                  y={under + LINE * (row + 1)}
                  textAnchor="middle"
                >
                  {line}
                </text>
              ))}
            </g>
          );
        })}
      </g>
    </PictureFrame>
  );
}
