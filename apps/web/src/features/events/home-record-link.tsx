import { useQuery } from '@tanstack/react-query';
import type { HomeRecord } from '../../api/event-home.ts';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { moduleQuery } from '../../engine/use-module.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';

/** What people call a record; one without a name goes by what it is and its id. */
function useHomeName({ module, recordId, title }: HomeRecord): string {
  const { data } = useQuery(moduleQuery(module));
  const kind = data?.titles.record[readLanguage()] ?? module;
  const name = titleText(title, readTextLanguage());
  return name === '' || name === recordId ? `${kind} ${recordId}` : name;
}

type HomeRecordLinkProps = { readonly record: HomeRecord; readonly path?: string };

/** A record of an event, and the way to its form. */
export function HomeRecordLink({ record, path }: HomeRecordLinkProps) {
  const name = useHomeName(record);
  return (
    <RecordPageLink
      module={record.module}
      recordId={record.recordId}
      {...(path === undefined ? {} : { path })}
    >
      {name}
    </RecordPageLink>
  );
}
