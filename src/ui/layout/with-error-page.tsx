import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
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

/** An island that gives way to the error page when it cannot be drawn. Every island is exported through it. */
export function withErrorPage<P extends object>(Island: ComponentType<P>): ComponentType<P> {
  return function GuardedIsland(props: P) {
    return (
      <Boundary>
        <Island {...props} />
      </Boundary>
    );
  };
}
