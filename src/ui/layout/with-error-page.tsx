import { Component, useLayoutEffect, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { wantDecimalSign } from '../../quantities/reader.ts';
import type { DecimalSign } from '../../quantities/reader.ts';
import { $decimalSign } from '../../stores/settings.ts';
import { EVENT, MARK } from './island-failure.ts';

class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    dispatchEvent(new Event(EVENT));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <span hidden {...{ [MARK]: '' }} /> : this.props.children;
  }
}

const follow = (onChange: () => void): (() => void) => $decimalSign.listen(onChange);
const asServed = (): DecimalSign => 'language';

/**
 * The decimal sign an island is drawn with. A page is served in that of its language, and an island wakes as it was
 * served; after that its numbers are in the sign the reader wants. An island with another sign is drawn anew.
 */
function useDecimalSign(): DecimalSign {
  const sign = useSyncExternalStore(follow, () => $decimalSign.get(), asServed);
  wantDecimalSign(sign);
  // What islands do beside drawing writes as the reader wants from the first time on.
  useLayoutEffect(() => wantDecimalSign($decimalSign.get()));
  return sign;
}

/** An island that gives way to the error page when it cannot be drawn. Every island is exported through it. */
export function withErrorPage<P extends object>(Island: ComponentType<P>): ComponentType<P> {
  return function GuardedIsland(props: P) {
    const sign = useDecimalSign();
    return (
      <Boundary key={sign}>
        <Island {...props} />
      </Boundary>
    );
  };
}
