import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** A page that is left takes the focus with it; what comes instead begins at its content. */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        if (!pathChanged || document.activeElement !== document.body) return;
        document.getElementById('content')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
