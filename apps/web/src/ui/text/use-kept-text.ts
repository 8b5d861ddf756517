import { useEffect, useState } from 'react';
import { noteTyped, textLeftIn } from '../../i18n/reload-page.ts';

/** A typed text that was not searched for yet; a change of language or zone leaves it there. */
export function useKeptText(box: string, initial = '') {
  const [text, setText] = useState(() => textLeftIn(box) ?? initial);
  useEffect(() => noteTyped(box, text), [box, text]);
  return [text, setText] as const;
}

/** The same for a box that shows what the address asks for: it follows when that changes from elsewhere. */
export function useAskedText(box: string, asked: string) {
  const [text, setText] = useKeptText(box, asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setText(asked);
  }
  return [text, setText] as const;
}
