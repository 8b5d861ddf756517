import { useQuery } from '@tanstack/react-query';
import type { HomeRecord } from '../../api/event-home.ts';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { moduleQuery } from '../../engine/use-module.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';
import type { Namesakes } from './namesakes.ts';

type HomeRecordLinkProps = {
  readonly record: HomeRecord;
  readonly path?: string;
  /** Left out where the kind of the record is written above it. */
  readonly namesakes?: Namesakes;
};

/** What people call a record; one without a name goes by what it is and its id. */
function useHomeName({ record, namesakes }: HomeRecordLinkProps): string {
  const { module, recordId, title } = record;
  const { data } = useQuery(moduleQuery(module));
  const kind = data?.titles.record[readLanguage()] ?? module;
  const name = titleText(title, readTextLanguage());
  if (name === '' || name === recordId) return `${kind} ${recordId}`;
  const distinction = namesakes?.get(record);
  if (distinction === undefined) return name;
  return distinction === 'kind' ? `${kind} ${name}` : `${kind} ${name} ${recordId}`;
}

/** A record of an event, and the way to its form. */
export function HomeRecordLink(props: HomeRecordLinkProps) {
  const { record, path } = props;
  const name = useHomeName(props);
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
