import { posix } from 'node:path';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { dateFormatOf, type DateFormat } from './date-cells.ts';
import type { Archive } from './workbook-archive.ts';
import { readXmlList, type Attributes, type XmlEvents } from './xml-reader.ts';

/** What a workbook says of itself before a cell of it is read. */
export type WorkbookParts = {
  readonly sheets: readonly SheetPart[];
  readonly is1904: boolean;
  /** How each style that cells name shows a date. */
  readonly dateFormats: readonly (DateFormat | null)[];
  /** Name of the file with texts that cells name; null: there is none. */
  readonly strings: string | null;
};

/** A sheet that people see. */
type SheetPart = { readonly name: string; readonly part: string };

type Relation = { readonly id: string; readonly type: string; readonly part: string };

/** Workbooks of other programs and times, by a file that they have. */
const OTHER_KINDS: readonly (readonly [part: string, kind: string])[] = [
  ['xl/workbook.bin', '.xlsb'],
  ['content.xml', '.ods'],
  ['Index/Document.iwa', '.numbers'],
];

/** @throws AppError `import_archive`, `import_workbook_kind`, `import_workbook` */
export async function readWorkbookParts(archive: Archive): Promise<WorkbookParts> {
  const other = OTHER_KINDS.find(([part]) => archive.has(part));
  if (other !== undefined) throw new AppError('import_workbook_kind', { kind: other[1] });
  if (!archive.has('_rels/.rels')) throw new AppError('import_archive');
  const main = (await readRelations(archive, '')).find(({ type }) => type === 'officeDocument')?.part;
  if (main === undefined || !archive.has(main)) throw new AppError('import_archive');
  const { bytes } = archive.read(main);
  const said = await readXmlList(bytes, workbookEvents);
  if (!said.some(({ root }) => root === 'workbook')) throw new AppError('import_archive');
  const relations = await readRelations(archive, main);
  const styles = relations.find(({ type }) => type === 'styles')?.part;
  return {
    sheets: said.flatMap(({ sheet }) => (sheet === undefined ? [] : visibleSheet(sheet, relations))),
    is1904: said.some(({ is1904 }) => is1904 === true),
    dateFormats: styles === undefined ? [] : await readDateFormats(archive, styles),
    strings: relations.find(({ type }) => type === 'sharedStrings')?.part ?? null,
  };
}

/** The files that a file of the archive names. `''`: what the archive begins with. */
async function readRelations(archive: Archive, part: string): Promise<readonly Relation[]> {
  const folder = posix.dirname(part);
  const { bytes } = archive.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
  return readXmlList<Relation>(bytes, (emit) => ({
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || mode === 'External') return;
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
      emit({ id, type: posix.basename(type), part: path });
    },
  }));
}

type Said = { readonly root?: string; readonly sheet?: Attributes; readonly is1904?: boolean };

function workbookEvents(emit: (said: Said) => void): XmlEvents {
  let depth = 0;
  return {
    open(name, attributes) {
      if (depth === 0) emit({ root: name });
      depth += 1;
      if (name === 'sheet') emit({ sheet: attributes });
      if (name === 'workbookPr') emit({ is1904: isOn(attributes['date1904']) });
    },
    close: () => {
      depth -= 1;
    },
  };
}

/** Sheets of cells only: charts and dialogues are sheets too. */
function visibleSheet(sheet: Attributes, relations: readonly Relation[]): SheetPart[] {
  const id = Object.entries(sheet).find(([name]) => name.endsWith(':id'))?.[1];
  const relation = relations.find((each) => each.id === id);
  const isVisible = (sheet['state'] ?? 'visible') === 'visible';
  return isVisible && relation?.type === 'worksheet'
    ? [{ name: sheet['name'] ?? '', part: relation.part }]
    : [];
}

async function readDateFormats(archive: Archive, styles: string): Promise<(DateFormat | null)[]> {
  const codes = new Map<number, string>();
  const { bytes } = archive.read(styles);
  const ids = await readXmlList<number>(bytes, (emit) => {
    let isCellStyle = false;
    return {
      open(name, attributes) {
        const id = Number(attributes['numFmtId'] ?? 0);
        if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? '');
        else if (name === 'cellXfs') isCellStyle = true;
        else if (name === 'xf' && isCellStyle) emit(id);
      },
      close(name) {
        if (name === 'cellXfs') isCellStyle = false;
      },
    };
  });
  return ids.map((id) => dateFormatOf(id, codes.get(id) ?? null));
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
