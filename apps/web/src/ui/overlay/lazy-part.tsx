import { lazy, type ComponentType, type FunctionComponent } from 'react';
import { MissingPart } from '../feedback/missing-part.tsx';
import { isMissingPart } from '../feedback/missing-parts.ts';

/**
 * A part of the page that is fetched when it is first shown. Where that fails the rest of the page
 * stays as it is, with everything typed: `Missing` is shown in its place.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing: FunctionComponent = MissingPart,
) {
  return lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch (problem) {
      if (!isMissingPart(problem)) throw problem;
      return { default: Missing };
    }
  });
}

/** The same for what opens above the page: where it is missing only the banner says so. */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazyPart(load, Nothing);
}

function Nothing() {
  return null;
}
