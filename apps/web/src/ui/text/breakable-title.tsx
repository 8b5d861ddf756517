import { Fragment } from 'react';
import { wordsOfTitle } from './words-of-title.ts';

/** A title that a narrow line breaks between its words only: the browser knows none in a run of katakana. */
export function BreakableTitle({ text }: { readonly text: string }) {
  return wordsOfTitle(text).map((word, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
