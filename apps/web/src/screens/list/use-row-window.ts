import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

type RowWindowOptions = {
  readonly count: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** null: it differs from row to row. */
  readonly rowHeight: number | null;
};

/** `indexes`: the rows to draw; `before`, `after`: the height of those that are left out. */
type RowWindow = {
  readonly indexes: readonly number[];
  readonly before: number;
  readonly after: number;
  readonly scrollTo: (index: number) => void;
  /** Takes each row that is drawn where their heights differ. */
  readonly measure: ((row: Element | null) => void) | undefined;
};

/** Below this many rows drawing all of them is quicker than deciding which. */
const WINDOW_FROM = 120;
const OVERSCAN = 15;
/** About what a row takes that is a card, until it is measured. */
const CARD_HEIGHT = 110;

/** Which rows to draw, and the height of those before and after that are left out. */
export function useRowWindow({ count, scroller, rowHeight }: RowWindowOptions): RowWindow {
  const isWindowed = count > WINDOW_FROM;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled or memoized
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight ?? CARD_HEIGHT,
    overscan: OVERSCAN,
    enabled: isWindowed,
  });
  if (!isWindowed) {
    const scrollTo = (index: number): void => {
      scroller.current?.querySelectorAll('tbody > tr')[index]?.scrollIntoView({ block: 'nearest' });
    };
    return {
      indexes: Array.from({ length: count }, (_, index) => index),
      before: 0,
      after: 0,
      scrollTo,
      measure: undefined,
    };
  }
  const items = virtualizer.getVirtualItems();
  return {
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    scrollTo: (index: number): void => virtualizer.scrollToIndex(index),
    measure: rowHeight === null ? virtualizer.measureElement : undefined,
  };
}
