import type { Point } from '@quartermaster/contract/http/point';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ComparedRecord } from '../../api/compare.ts';
import { pointName } from '../../engine/points/point-picker.tsx';
import { CHANGE_MARKS } from '../../engine/record/change-marks.ts';
import { FieldChange } from '../../fields/field-change.tsx';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import { recordLabel } from '../../fields/reference/use-record-label.ts';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { TakeButton } from './take-button.tsx';
import type { CompareAddress } from './use-comparison.ts';
import styles from './compare.module.css';

type ComparedRowProps = {
  readonly address: CompareAddress;
  readonly module: ResolvedModule;
  readonly record: ComparedRecord;
};

/** One record that differs, with the ways from it. */
export function ComparedRow({ address, module, record }: ComparedRowProps) {
  const { t } = useTranslation('tools');
  const changes = { new: t('onlyRight'), changed: t('changed'), deleted: t('onlyLeft') };
  const since = { left: t('sinceLeft'), right: t('sinceRight'), both: t('sinceBoth') };
  return (
    <li className={styles.record}>
      <span className={styles.who}>
        {recordLabel(module, record).label}
        <RecordIdText module={module.key} id={record.recordId} />
      </span>
      <span className={styles.what}>
        <span className={styles.marks}>
          <Tag {...CHANGE_MARKS[record.change]}>{changes[record.change]}</Tag>
          {record.sinceBase === null ? null : <Tag>{since[record.sinceBase]}</Tag>}
        </span>
        {record.fields.map(({ path, keys, before, after }, index) => (
          <span key={path} className={styles.field}>
            <FieldChange module={module} path={path} keys={keys} before={before} after={after} />
            {/* A field is taken as a whole, whatever its parts. */}
            {fieldOf(record.fields[index - 1]?.path) === fieldOf(path) ? null : (
              <TakeButtons address={address} module={module} record={record} field={fieldOf(path)} />
            )}
          </span>
        ))}
      </span>
      <span className={styles.acts}>
        {record.change === 'new' ? null : (
          <SideFacts module={module} record={record} point={address.left} side="left" />
        )}
        {record.change === 'deleted' ? null : (
          <SideFacts module={module} record={record} point={address.right} side="right" />
        )}
        <TakeButtons address={address} module={module} record={record} />
      </span>
    </li>
  );
}

const fieldOf = (path: string | undefined): string | undefined => path?.split('.')[0];

type SideFactsProps = {
  readonly module: ResolvedModule;
  readonly record: ComparedRecord;
  readonly point: Point;
  readonly side: 'left' | 'right';
};

/** Opens a side where it is a draft, and says who wrote it last. */
function SideFacts({ module, record, point, side }: SideFactsProps) {
  const { t } = useTranslation('tools');
  const write = record[side];
  const name = recordLabel(module, record).label;
  const params = { module: module.key, recordId: record.recordId };
  return (
    <span className={styles.write}>
      {point.kind === 'release' ? (
        pointName(point)
      ) : (
        <>
          <Link
            to="/$module/$recordId/edit"
            params={params}
            search={{ env: point.environment, v: point.version }}
            aria-label={t('openSide', { name, place: pointName(point) })}
          >
            {pointName(point)}
          </Link>
          {' · '}
          <Link
            to="/$module/$recordId/history"
            params={params}
            search={{ env: point.environment, v: point.version }}
            aria-label={t('historyOf', { name, place: pointName(point) })}
          >
            {t('history')}
          </Link>
        </>
      )}
      {write === null ? null : (
        <>
          <br />
          {write.author} <AgoText value={write.at} />
        </>
      )}
    </span>
  );
}

type TakeButtonsProps = ComparedRowProps & { readonly field?: string | undefined };

/** Each draft of the two may take the other side. */
function TakeButtons({ address, module, record, field }: TakeButtonsProps) {
  const taken = { module, recordId: record.recordId, title: record.title, field };
  return (
    <span className={styles.takes}>
      {address.right.kind === 'draft' ? (
        <TakeButton
          {...taken}
          from={address.left}
          into={address.right}
          side="left"
          isMissing={record.change === 'new'}
        />
      ) : null}
      {address.left.kind === 'draft' ? (
        <TakeButton
          {...taken}
          from={address.right}
          into={address.left}
          side="right"
          isMissing={record.change === 'deleted'}
        />
      ) : null}
    </span>
  );
}
