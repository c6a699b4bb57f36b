import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { DecimalSignProvider, useIslandSign } from './decimal-sign.ts';
import { restoreChosen } from '../storage/restore-chosen.ts';
import { followTranslation } from './follow-translation.ts';
import { EVENT, MARK } from './island-failure.ts';
import { needIslands } from './need-islands.ts';
import { sayWhereNothingComputes } from './no-engine.ts';
import { $hasOtherUnits } from './noted.ts';
import { whenIdle } from './when-idle.ts';

// Before an island wakes: the page itself reads it later.
restoreChosen();
if (typeof document !== 'undefined') {
  followTranslation();
  sayWhereNothingComputes();
  // What nobody has seen yet was served in other units than the reader's.
  $hasOtherUnits.subscribe((hasOther) => {
    if (hasOther) whenIdle(needIslands);
  });
}

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

/** An island that gives way to the error page when it cannot be drawn. Every island is exported through it. */
export function withErrorPage<P extends object>(Island: ComponentType<P>): ComponentType<P> {
  return function GuardedIsland(props: P) {
    const sign = useIslandSign();
    // With another sign it is drawn anew.
    return (
      <Boundary key={sign}>
        <DecimalSignProvider value={sign}>
          <Island {...props} />
        </DecimalSignProvider>
      </Boundary>
    );
  };
}
