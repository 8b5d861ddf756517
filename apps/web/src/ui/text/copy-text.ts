/**
 * Puts a text on the clipboard; whether that was possible. Browsers keep the newer way for secure
 * origins; the older one, which works during a press alone, is there for a console over plain HTTP.
 */
export async function copyText(text: string): Promise<boolean> {
  if (!isSecureContext) return copyDuringPress(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

function copyDuringPress(text: string): boolean {
  const write = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', write, { capture: true });
  try {
    // Deprecated, but nothing has taken its place there.
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', write, { capture: true });
  }
}
