import { parsePoint, pointText, type Point } from '@quartermaster/contract/http/point';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { environmentsQuery, type Environment } from '../../api/get-environments.ts';
import { MomentBox } from '../../fields/moment/moment-box.tsx';
import { formatDateTime } from '../../i18n/format.ts';
import { readZone } from '../../i18n/zone.ts';
import styles from './points.module.css';
import { ReleaseSelect } from './release-select.tsx';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';

type PointPickerProps = {
  /** What the point is for, as its boxes are called. */
  readonly label: string;
  readonly value: Point;
  readonly onChange: (point: Point) => void;
};

/** A draft, a release or a moment of the log, of any environment and version. */
export function PointPicker({ label, value, onChange }: PointPickerProps) {
  const { t } = useTranslation('tools');
  const { data: environments } = useSuspenseQuery(environmentsQuery());
  const options = usePlaceOptions(environments, value);
  const handlePlace = (next: string): void => {
    const key = next.replace(/@$/, '');
    const live = environments.find((environment) => environment.key === key)?.live;
    const point = next.endsWith('@')
      ? ({ kind: 'release', environment: key, release: live?.number ?? 1 } as const)
      : parsePoint(next);
    if (point !== null) onChange(point);
  };
  return (
    <div className={styles.picker} role="group" aria-label={label}>
      <SearchedSelect
        showSearch={{ optionFilterProp: 'label' }}
        className={styles.place ?? ''}
        aria-label={t('placeOf', { side: label })}
        value={
          value.kind === 'release'
            ? `${value.environment}@`
            : pointText({ kind: 'draft', environment: value.environment, version: value.version })
        }
        options={options}
        onChange={handlePlace}
        popupMatchSelectWidth={false}
      />
      {value.kind === 'release' ? (
        <ReleaseSelect
          className={styles.release ?? ''}
          aria-label={t('releaseOf', { side: label })}
          environment={value.environment}
          value={value.release}
          onChange={(release) => onChange({ ...value, release })}
          popupMatchSelectWidth={false}
        />
      ) : (
        <MomentChoice label={label} value={value} onChange={onChange} />
      )}
    </div>
  );
}

/** Each version's draft, and the releases of each environment that has some. */
function usePlaceOptions(environments: readonly Environment[], value: Point) {
  const { t } = useTranslation('tools');
  // Archived versions are listed only where one is selected.
  const isListed = (key: string) => (version: Environment['versions'][number]) =>
    !version.isArchived ||
    (value.kind !== 'release' && value.environment === key && value.version === version.name);
  return environments.map(({ key, name, versions, live }) => ({
    label: name,
    options: [
      ...versions.filter(isListed(key)).map((version) => ({
        value: pointText({ kind: 'draft', environment: key, version: version.name }),
        label: `${key} ${version.name}`,
      })),
      ...(live === null ? [] : [{ value: `${key}@`, label: t('releasesOf', { environment: key }) }]),
    ],
  }));
}

type MomentChoiceProps = Omit<PointPickerProps, 'value'> & {
  readonly value: Exclude<Point, { kind: 'release' }>;
};

/** Empty: as it is now. */
function MomentChoice({ label, value, onChange }: MomentChoiceProps) {
  const { t } = useTranslation('tools');
  const { environment, version } = value;
  return (
    <MomentBox
      className={styles.when ?? ''}
      aria-label={t('momentOf', { side: label })}
      placeholder={t('asOfNow')}
      zone={readZone()}
      value={value.kind === 'moment' ? value.at : ''}
      onChange={(at) => {
        const draft = { kind: 'draft', environment, version } as const;
        const moment = at === null ? null : parsePoint(`${pointText(draft)}@${at}`);
        onChange(moment ?? draft);
      }}
    />
  );
}

/** What people call a point. */
export function pointName(point: Point): string {
  if (point.kind === 'release') return `${point.environment} #${point.release}`;
  const branch = `${point.environment}-${point.version}`;
  return point.kind === 'moment' ? `${branch} · ${formatDateTime(point.at, readZone())}` : branch;
}
