/** Fills the `{names}` of a text; names without a value stay as they are. */
export function formatText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
}
