import { EyeOutlined } from '@ant-design/icons';
import { diffRecords } from '@quartermaster/domain/diff/diff-records';
import { mergeRecords } from '@quartermaster/domain/diff/merge-records';
import { readRecord as inTodaysShape } from '@quartermaster/domain/record/read-record';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../../api/list-records.ts';
import type { Place } from '../../api/place.ts';
import { leaveRecord, presenceQuery, type Presence } from '../../api/presence.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { readRecord, type RecordAnswer } from '../../api/read-record.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { pathLabel } from '../../fields/path-label.ts';
import { formatAgo, formatDateTime, formatList } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import { loadTheirs } from './load-theirs.ts';
import styles from './form.module.css';

type PresenceNoticeProps = {
  readonly form: FormSession;
  readonly place: Place;
  readonly row: RecordRow;
  /** The form has taken over what another person saved. */
  readonly onLoaded: (row: RecordRow) => void;
};

/** Says who else has the record open, and that another person saved it meanwhile. */
export function PresenceNotice({ form, place, row, onLoaded }: PresenceNoticeProps) {
  const { recordId } = row;
  const { environment, version, module } = place;
  const { data } = useQuery(presenceQuery(place, recordId));
  useEffect(
    () => () => leaveRecord({ environment, version, module }, recordId),
    [environment, version, module, recordId],
  );
  const saved = data?.saved ?? null;
  return (
    <>
      {data && data.others.length > 0 ? <OthersHere others={data.others} /> : null}
      {saved !== null && saved.revision > row.revision && !saved.isOwn ? (
        <SavedMeanwhile form={form} place={place} saved={saved} onLoaded={onLoaded} />
      ) : null}
    </>
  );
}

function OthersHere({ others }: Pick<Presence, 'others'>) {
  const { t } = useTranslation('form');
  const named = others.map(({ name, since }) => t('openSince', { name, at: formatDateTime(since) }));
  return (
    <p className={styles.others} role="status">
      <EyeOutlined aria-hidden /> {t('alsoOpen', { names: formatList(named) })}
    </p>
  );
}

type SavedMeanwhileProps = Omit<PresenceNoticeProps, 'row'> & {
  readonly saved: NonNullable<Presence['saved']>;
};

/** `Mei saved HP 3 s ago`, and a way to have it here. */
function SavedMeanwhile({ form, place, saved, onLoaded }: SavedMeanwhileProps) {
  const { t } = useTranslation('form');
  const recordId = form.recordId ?? '';
  const { data: answer } = useQuery({
    queryKey: [...queryKeys.record(place, recordId), 'saved', saved.revision],
    queryFn: () => readRecord(place, recordId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const conflicts = useConflicts(form, answer);
  if (answer === undefined) return null;
  const labels = labelsOf(form, diffRecords(form.module, form.getState().base, theirsIn(form, answer)));
  if (labels.length === 0) return null;
  const words = { name: saved.by ?? t('somebody'), fields: formatList(labels), ago: formatAgo(saved.at) };
  return (
    <Alert
      className={styles.banner}
      type="info"
      showIcon
      title={t('savedMeanwhile', words)}
      description={conflicts.length > 0 ? t('savedBoth', { fields: formatList(conflicts) }) : null}
      action={
        conflicts.length > 0 ? null : (
          <Button size="small" onClick={() => onLoaded(loadTheirs(form, answer))}>
            {t('loadSaved')}
          </Button>
        )
      }
    />
  );
}

const theirsIn = (form: FormSession, answer: RecordAnswer) => inTodaysShape(form.module, answer.record.data);

/** More fields than this are a number. */
const NAMED_FIELDS = 4;

function labelsOf(form: FormSession, changes: readonly { readonly path: string }[]): readonly string[] {
  const labels = new Set(changes.map(({ path }) => pathLabel(form.module, path, readLanguage())));
  return [...labels].slice(0, NAMED_FIELDS);
}

/** Fields that both have changed: the person decides about them when saving. */
function useConflicts(form: FormSession, answer: RecordAnswer | undefined): readonly string[] {
  const base = useFormState(form, (state) => state.base);
  const values = useFormState(form, (state) => state.values);
  if (answer === undefined) return [];
  const { conflicts } = mergeRecords(form.module, base, values, theirsIn(form, answer));
  return labelsOf(
    form,
    conflicts.map((path) => ({ path })),
  );
}
