import {
  cloneElement,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { isMissingPart } from '../feedback/missing-parts.ts';
import { hasKeyFocus } from './use-popup.ts';

/** What opens from the button that is its child; it is open as soon as it is there. */
type Popup<P extends object> = ComponentType<P & { readonly isByKey: boolean; readonly children: ReactNode }>;

export type PopupButton = ReactElement<{
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
  readonly onFocus?: () => void;
  readonly onPointerEnter?: () => void;
}>;

type LazyPopupProps<P extends object> = {
  readonly load: () => Promise<Popup<P>>;
  readonly popup: P;
  readonly children: PopupButton;
};

type Loaded<P extends object> = { readonly Content: Popup<P>; readonly isByKey: boolean };

/** A button whose popup is loaded just before it is pressed: no first screen waits for menus. */
export function LazyPopup<P extends object>({ load, popup, children }: LazyPopupProps<P>) {
  const [loaded, setLoaded] = useState<Loaded<P> | null>(null);
  const place = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    // The button is inside the popup component now, as another element: it gets the focus again.
    if (loaded !== null) place.current?.querySelector('button')?.focus();
  }, [loaded]);

  const handleClick = async (button: HTMLElement) => {
    const isByKey = hasKeyFocus(button);
    const Content = await load().catch(ignoreMissing);
    if (Content !== undefined) setLoaded({ Content, isByKey });
  };
  const prepare = () => void load().catch(ignoreMissing);
  return (
    <span ref={place} style={{ display: 'contents' }}>
      {loaded === null ? (
        cloneElement(children, {
          onClick: ({ currentTarget }) => void handleClick(currentTarget),
          onFocus: prepare,
          onPointerEnter: prepare,
        })
      ) : (
        <loaded.Content {...popup} isByKey={loaded.isByKey}>
          {children}
        </loaded.Content>
      )}
    </span>
  );
}

/** A popup that cannot be fetched: the banner says so, and the page stays. */
function ignoreMissing(problem: unknown): undefined {
  if (!isMissingPart(problem)) throw problem;
  return undefined;
}
