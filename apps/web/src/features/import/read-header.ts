/** Enough for the longest first line. */
const HEAD_BYTES = 65_536;

const DELIMITERS = ['\t', ';', ','] as const;

/** The column names in the first line of a CSV file; none of a workbook or of JSON, which the server reads. */
export async function readHeader(file: File): Promise<readonly string[]> {
  if (!/\.(csv|tsv|txt)$/i.test(file.name)) return [];
  return columnsOf(await file.slice(0, HEAD_BYTES).text());
}

/** The names in the first line of a text, however they are separated and quoted. */
export function columnsOf(text: string): readonly string[] {
  const [line = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  const delimiter = DELIMITERS.find((candidate) => line.includes(candidate)) ?? ',';
  return line
    .split(delimiter)
    .map((name) =>
      name
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"'),
    )
    .filter((name) => name !== '');
}
