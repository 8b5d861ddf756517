const BETWEEN_CELLS = /[,;\t]/;

/** Ids from a chat or a ticket have blanks or Chinese commas between them. */
const BETWEEN_IDS = /[,;\t，、；]|(?<=\d)\s+(?=\d)/u;

/**
 * The ids of a pasted list or of a file's text, one for each row. A file with a column `account_id`
 * (and perhaps `server_id`), as the search for players exports it, is read by its heading; of any
 * other, every cell is an id.
 */
export function listedIds(text: string): readonly string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const [heading = ''] = lines;
  const columns = cellsOf(heading, BETWEEN_CELLS);
  const account = columns.indexOf('account_id');
  if (account < 0) return lines.flatMap((line) => cellsOf(line, BETWEEN_IDS)).filter((cell) => cell !== '');
  const server = columns.indexOf('server_id');
  return lines
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = cellsOf(line, BETWEEN_CELLS);
      return [...(server < 0 ? [] : [cells[server] ?? '']), cells[account] ?? ''].join(':');
    });
}

function cellsOf(line: string, separator: RegExp): readonly string[] {
  return line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}
