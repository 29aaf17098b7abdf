import { asError, isRouteAnswer } from '@little-arches/contracts/platform';
import { Component, Fragment, type ReactElement, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isOfMovedNodes } from '../../reporting/outcomes';

interface BoundaryProps {
  /** A new value lets the boundary try its children again. */
  readonly resetOn?: unknown;
  /** Called once with each failure. */
  readonly onFailure?: (failure: unknown) => void;
  /** Renders the replacement for the children. What it throws goes to the next boundary. */
  readonly fallback: (failure: unknown) => ReactNode;
  readonly children: ReactElement;
}

interface BoundaryState {
  readonly resetOn?: unknown;
  readonly caught?: { readonly failure: unknown } | undefined;
  /** Key of the children. A new key mounts them again. */
  readonly mount: number;
  readonly remounted: boolean;
}

/**
 * The site's only error boundary. Catches whatever is thrown, also `undefined`. When other code changed what React
 * rendered, mounts its children anew, once: after a translator has wrapped texts, React's next change of them
 * throws.
 */
export class FailureBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { resetOn: this.props.resetOn, mount: 0, remounted: false };

  static getDerivedStateFromError(thrown: unknown): Partial<BoundaryState> {
    return { caught: { failure: asFailure(thrown) } };
  }

  static getDerivedStateFromProps(
    { resetOn }: BoundaryProps,
    { caught, mount, remounted, ...state }: BoundaryState,
  ): Partial<BoundaryState> | null {
    if (resetOn !== state.resetOn) return { resetOn, caught: undefined, remounted: false };
    if (caught && !remounted && isOfMovedNodes(caught.failure))
      return { caught: undefined, mount: mount + 1, remounted: true };
    return null;
  }

  override componentDidCatch(): void {
    const { caught } = this.state;
    if (caught) this.props.onFailure?.(caught.failure);
  }

  override render(): ReactNode {
    const { caught, mount } = this.state;
    const { children, fallback } = this.props;
    if (caught) return fallback(caught.failure);
    return <Fragment key={mount}>{children}</Fragment>;
  }
}

/**
 * Wraps the content of a route with an error element, and passes on to that element what the content throws: the
 * router's own boundary would render the same again, endlessly, when `undefined` is thrown.
 */
export function RouteBoundary({ children = <Outlet /> }: { children?: ReactElement }) {
  return (
    <FailureBoundary resetOn={useLocation()} fallback={rethrow}>
      {children}
    </FailureBoundary>
  );
}

/**
 * Returns a value that a route's error element can show: a loader's answer unchanged, everything else as an Error.
 */
export function asFailure(thrown: unknown): unknown {
  return isRouteAnswer(thrown) ? thrown : asError(thrown);
}

function rethrow(failure: unknown): never {
  throw failure;
}
