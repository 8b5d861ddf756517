import { plainText, type RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { families } from '@quartermaster/domain/modules/families';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listPath } from '../engine/module-paths.ts';
import { useParentRecord } from '../engine/record/use-parent-record.ts';
import { readLanguage } from '../i18n/language.ts';

/** Where a record is: its family, its list, and for a child the list below its parent. */
export function useRecordCrumbs(module: ResolvedModule, parentId: string | null): readonly ReactNode[] {
  const language = readLanguage();
  const parent = useParentRecord(module, parentId);
  const family = families.find(({ key }) => key === module.family)?.title[language] ?? module.family;
  const title = module.titles.title[language];
  // A family that is named after its main screen would be there twice.
  const ownFamily = family === title ? [] : [family];
  if (module.kind === 'singleton') return ownFamily;
  const link = (key: string, to: string, text: string) => (
    <Link key={key} to={to}>
      {text}
    </Link>
  );
  return [
    ...ownFamily,
    link('list', listPath(module), title),
    ...(parent === null ? [] : [link('parent', listPath(module, parent.recordId), parent.name)]),
  ];
}

/** The parent that a record being edited names; null while it names none. */
export function parentIdIn({ parent }: ResolvedModule, data: RecordData): string | null {
  const value = parent === null ? undefined : data[parent.field];
  return value === undefined || value === null || value === '' ? null : plainText(value);
}
