/**
 * The first click into the text box within an element selects its text, as Tab does: what is typed then
 * replaces it. A second click places the caret, a drag selects a part. The answer ends it.
 */
export function selectOnFirstClick(element: HTMLElement): () => void {
  let wasFocused = false;
  const notice = (): void => {
    wasFocused = element.contains(document.activeElement);
  };
  const select = ({ target }: MouseEvent): void => {
    if (wasFocused || !(target instanceof HTMLInputElement)) return;
    if (target.selectionStart === target.selectionEnd) target.select();
  };
  element.addEventListener('mousedown', notice);
  element.addEventListener('click', select);
  return () => {
    element.removeEventListener('mousedown', notice);
    element.removeEventListener('click', select);
  };
}
