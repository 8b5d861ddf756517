import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { recordLink } from '../engine/module-paths.ts';
import { useModule } from '../engine/use-module.ts';
import type { ParentRecord } from '../engine/record/use-parent-record.ts';
import { RecordIdText } from '../fields/reference/record-id-text.tsx';
import { useRecordId } from '../fields/reference/use-record-id.ts';
import { readLanguage } from '../i18n/language.ts';
import { midPhrase } from '../i18n/mid-phrase.ts';
import { Tag } from '../ui/text/tag.tsx';

/** The way from children to the record they belong to. */
export function ParentLink({ parent }: { readonly parent: ParentRecord }) {
  const { t } = useTranslation('kinds');
  const { t: tc } = useTranslation();
  const { titles } = useModule(parent.module);
  const id = useRecordId(parent.module, parent.recordId);
  if (parent.isMissing) {
    const record = midPhrase(titles.record);
    return <Tag tone="red">{t('parentMissing', { record, id })}</Tag>;
  }
  return (
    <Link
      to={recordLink(parent.module, parent.recordId)}
      aria-label={tc('labelled', { label: titles.record[readLanguage()], text: parent.name })}
    >
      {parent.name} <RecordIdText module={parent.module} id={parent.recordId} />
    </Link>
  );
}
