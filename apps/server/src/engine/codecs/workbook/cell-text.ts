/** What XML cannot hold, or would not give back as it was: workbooks write it as `_x000D_`. */
const UNWRITABLE =
  // oxlint-disable-next-line no-control-regex -- control characters are what has to be found
  /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|_(?=x[0-9A-Fa-f]{4}_)/g;
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** A text as it is written in an XML element of a workbook: any text comes back as it was. */
export function writeCellText(text: string): string {
  return text
    .replace(UNWRITABLE, (character) => `_x${hex(character)}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Takes the escapes of `writeCellText` away; those of XML itself are the parser's. */
export function readCellText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(ESCAPED, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}
