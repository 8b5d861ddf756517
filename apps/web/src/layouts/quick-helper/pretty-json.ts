type Pretty = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string };

const INDENT = 2;

/** A text as indented JSON; numbers keep the digits that were typed, whatever a browser makes of them. */
export function prettyJson(raw: string): Pretty {
  if (raw.trim() === '') return { ok: true, text: '' };
  try {
    JSON.parse(raw);
  } catch (problem) {
    return { ok: false, problem: problem instanceof Error ? problem.message : String(problem) };
  }
  return { ok: true, text: indent(raw) };
}

/** Strings whole, signs one by one, and everything else (numbers, true, null) as it is. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g;

/** Only of a text that is JSON. */
function indent(raw: string): string {
  const tokens = raw.match(TOKEN) ?? [];
  let depth = 0;
  let text = '';
  const line = () => `\n${' '.repeat(depth * INDENT)}`;
  tokens.forEach((token, index) => {
    const isOpening = token === '{' || token === '[';
    const isClosing = token === '}' || token === ']';
    const before = tokens[index - 1];
    const isEmpty = isClosing && (before === '{' || before === '[');
    if (isClosing) depth -= 1;
    if (isClosing && !isEmpty) text += line();
    text += token;
    if (isOpening) depth += 1;
    const next = tokens[index + 1];
    if (token === ':') text += ' ';
    if (token === ',' || (isOpening && next !== '}' && next !== ']')) text += line();
  });
  return text;
}
