import { finished, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { columnLetters } from './cell-address.ts';
import { writeCellText } from './cell-text.ts';

/** A cell as it is written: by its type, never by what its text looks like. */
export type WrittenCell = string | number | boolean;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const SHEET_PART = 'xl/worksheets/sheet1.xml';

/** Places in the list of cell styles below. */
const STYLE = { plain: 0, text: 1, heading: 2 } as const;
const STYLES = `${DECLARATION}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

/** Larger whole numbers lose their last digits when they are edited in a spreadsheet. */
const LARGEST_NUMBER = 1e15;
const SHEET_NAME_LENGTH = 31;
/** A fixed time in the archive, so that equal records make equal files. */
const WRITTEN_AT = new Date(Date.UTC(2000, 0, 1));
const COMPRESSION = { compressionLevel: 4, mtime: WRITTEN_AT } as const;

/** The start of the sheet, with a frozen first row. */
export function sheetHead(columns: readonly string[]): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const cells = columns.map((name, index) => textCell(columnLetters(index), 1, name, STYLE.heading));
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData><row r="1">${cells.join('')}</row>`;
}

/** One row. `number` counts from 1, the heading among them. */
export function sheetRow(number: number, cells: readonly WrittenCell[]): string {
  let row = `<row r="${number}">`;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? '';
    if (cell !== '') row += cellXml(columnLetters(index), number, cell);
  }
  return `${row}</row>`;
}

export const SHEET_TAIL = '</sheetData></worksheet>';

function cellXml(letters: string, row: number, cell: WrittenCell): string {
  if (typeof cell === 'boolean') return `<c r="${letters}${row}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'string') return textCell(letters, row, cell, STYLE.text);
  return Number.isFinite(cell) && Math.abs(cell) < LARGEST_NUMBER
    ? `<c r="${letters}${row}"><v>${cell}</v></c>`
    : textCell(letters, row, String(cell), STYLE.text);
}

function textCell(letters: string, row: number, text: string, style: number): string {
  return `<c r="${letters}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${writeCellText(text)}</t></is></c>`;
}

/**
 * A workbook of one sheet, packed while the sheet's text is read. A reader that closes ends the sheet;
 * a sheet that fails ends the reader's stream.
 */
export function packWorkbook(sheet: Readable, name: string): Readable {
  const zip = new ZipFile();
  for (const [part, content] of partsAround(name)) zip.addBuffer(Buffer.from(content), part, COMPRESSION);
  zip.addReadStream(sheet, SHEET_PART, COMPRESSION);
  zip.end();
  const output = zip.outputStream as Readable;
  const fail = (problem: Error): void => {
    output.destroy(problem);
  };
  zip.once('error', fail);
  sheet.once('error', fail);
  finished(output, () => sheet.destroy());
  return output;
}

function partsAround(name: string): readonly (readonly [part: string, content: string])[] {
  const title = writeCellText(name.slice(0, SHEET_NAME_LENGTH)).replaceAll('"', '&quot;');
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const relations = (...lines: string[]) =>
    `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;
  const override = (part: string, type: string) =>
    `<Override PartName="/${part}" ContentType="${TYPES}.${type}+xml"/>`;
  return [
    [
      '[Content_Types].xml',
      `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('xl/workbook.xml', 'sheet.main')}${override(SHEET_PART, 'worksheet')}${override('xl/styles.xml', 'styles')}</Types>`,
    ],
    ['_rels/.rels', relations(relation(1, 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${title}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(relation(1, 'worksheet', 'worksheets/sheet1.xml'), relation(2, 'styles', 'styles.xml')),
    ],
    ['xl/styles.xml', STYLES],
  ];
}
