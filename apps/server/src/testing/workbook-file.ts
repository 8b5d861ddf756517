import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Files of an archive by name. */
type ArchiveFiles = Readonly<Record<string, string | Buffer>>;

export async function archiveFile(files: ArchiveFiles): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { compress: content.length > 0 });
  zip.end();
  return buffer(zip.outputStream);
}

type TestSheet = { readonly name?: string; readonly state?: string; readonly xml: string };

export type TestWorkbook = {
  /** The rows of the only sheet, or whole sheets. */
  readonly sheets: string | readonly TestSheet[];
  readonly strings?: string;
  readonly styles?: string;
  readonly is1904?: boolean;
  /** Beside or instead of what a workbook has. */
  readonly files?: ArchiveFiles;
};

const relations = (lines: readonly string[]) => `<Relationships>${lines.join('')}</Relationships>`;
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://example.org/relationships/${type}" Target="${target}"/>`;

/** The files of a workbook as spreadsheet programs write them, with cells to the letter. */
export function workbookFiles({ sheets, strings, styles, is1904, files }: TestWorkbook): ArchiveFiles {
  const all = typeof sheets === 'string' ? [{ xml: sheets }] : sheets;
  const named = all.map(
    ({ name = 'Sheet1', state = 'visible' }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`,
  );
  return {
    '_rels/.rels': relations([relation('rId1', 'officeDocument', '/xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr date1904="${is1904 === true ? 1 : 0}"/><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...all.map((_sheet, index) =>
        relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
      ),
      relation('strings', 'sharedStrings', '../xl/sharedStrings.xml'),
      relation('styles', 'styles', 'styles.xml'),
      '<Relationship Id="out" Type="x/hyperlink" Target="https://example.org/" TargetMode="External"/>',
    ]),
    'xl/styles.xml': `<styleSheet>${styles ?? ''}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings ?? ''}</sst>`,
    ...Object.fromEntries(
      all.map(({ xml }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet><sheetData>${xml}</sheetData></worksheet>`,
      ]),
    ),
    ...files,
  };
}

export const workbookFile = (workbook: TestWorkbook): Promise<Buffer> => archiveFile(workbookFiles(workbook));
