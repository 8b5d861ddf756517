import { isCellFault } from '../../engine/codecs/cell-table.ts';
import type { Cell } from './import-target.ts';

/** What a cell says, for people: text as it is, a fault as the sheet shows it, anything else as JSON. */
export function cellText(cell: Cell): string {
  if (cell === undefined || cell === null) return '';
  if (isCellFault(cell)) return cell.fault;
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
}
