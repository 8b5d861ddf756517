import { useLayoutEffect } from 'react';

/** Stands in for the component library's own hook, which is why it is its file's default export. */
function useScrollLock(isLocked?: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    const { style } = document.body;
    const before = style.overflowY;
    style.overflowY = 'hidden';
    return () => {
      style.overflowY = before;
    };
  }, [isLocked]);
}

// oxlint-disable-next-line import/no-default-export -- the library imports it by default
export { useScrollLock as default };
