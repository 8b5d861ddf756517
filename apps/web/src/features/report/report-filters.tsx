import { CloseOutlined } from '@ant-design/icons';
import { flagWhereOn } from '@quartermaster/contract/http/flag-text';
import { addDays, addPeriods, startOfPeriod, endOfPeriod } from '@quartermaster/domain/reports/periods';
import { MAX_REPORT_DAYS, REPORT_GROUPS } from '@quartermaster/domain/reports/report-definitions';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { playerServersQuery } from '../../api/players.ts';
import { DayEnds } from '../../fields/moment/day-ends.tsx';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import type { ReportAddress } from './report-address.ts';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import styles from './report.module.css';
import { platformName } from './use-row-names.ts';

type Props = { readonly address: ReportAddress };

/** Which days, how rows are apart, and whose doings are counted. */
export function ReportFilters({ address }: Props) {
  const { t } = useTranslation('report');
  const { asked, definition, group, search, change, isCompared, isTooLong } = address;
  return (
    <div className={styles.filters} role="search" aria-label={t('filters')}>
      <DayEnds
        labels={[`${t('period')}: 1`, `${t('period')}: 2`]}
        days={[asked.from, asked.to]}
        onChange={([from, to]) => change({ from: from || undefined, to: to || undefined })}
      />
      <Shortcuts address={address} />
      <Segmented
        aria-label={t('group')}
        value={group}
        options={REPORT_GROUPS.map((value) => ({ value, label: t(`group_${value}`) }))}
        onChange={(next) => change({ group: next })}
      />
      <ServerFilter address={address} />
      <Several address={address} name="platforms" label={t('platform')} />
      <Several address={address} name="versions" label={t('version')} />
      <Checkbox
        checked={isCompared}
        onChange={({ target }) => change({ compare: flagWhereOn(target.checked) })}
      >
        {t('compare')}
      </Checkbox>
      {definition.subject === null ||
      definition.subject === 'level' ||
      search.subject === undefined ? null : (
        <Button icon={<CloseOutlined aria-hidden />} onClick={() => change({ subject: undefined })}>
          {t('only', { name: search.subject })}
        </Button>
      )}
      {isTooLong ? (
        <p className={styles.wrong} role="alert">
          {t('tooLong', { count: MAX_REPORT_DAYS })}
        </p>
      ) : null}
    </div>
  );
}

const SHORTCUT_DAYS = [7, 28, 90];

function Shortcuts({ address: { list, change } }: Props) {
  const { t } = useTranslation('report');
  const { today } = list;
  const month = startOfPeriod('month', today);
  const before = addPeriods('month', month, -1);
  const shortcuts = [
    ...SHORTCUT_DAYS.map((count) => ({
      label: t('shortcut_days', { count }),
      from: addDays(today, 1 - count),
      to: today,
    })),
    { label: t('shortcut_month'), from: month, to: today },
    { label: t('shortcut_lastMonth'), from: before, to: endOfPeriod('month', before) },
  ];
  return (
    <div className={styles.shortcuts} role="group" aria-label={t('shortcuts')}>
      {shortcuts.map(({ label, from, to }) => (
        <Button key={label} size="small" onClick={() => change({ from, to })}>
          {label}
        </Button>
      ))}
    </div>
  );
}

const valuesOf = (text: string | undefined): string[] => (text === undefined ? [] : text.split(','));

type ManyProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
};

function Many({ label, value, options, onChange }: ManyProps) {
  return (
    <SearchedSelect<string[]>
      className={styles.many ?? ''}
      mode="multiple"
      allowClear
      maxTagCount="responsive"
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={label}
      aria-label={label}
      value={valuesOf(value)}
      options={[...options]}
      onChange={(next) => onChange(next.length === 0 ? undefined : next.join(','))}
    />
  );
}

function ServerFilter({ address: { environment, search, change } }: Props) {
  const { t } = useTranslation('report');
  const { data: servers = [] } = useQuery(playerServersQuery(environment));
  const options = servers.map(({ serverId, name }) => ({
    value: String(serverId),
    label: `${serverId} ${titleText(name, readTextLanguage())}`,
  }));
  return (
    <Many
      label={t('server')}
      value={search.servers}
      options={options}
      onChange={(next) => change({ servers: next })}
    />
  );
}

type SeveralProps = Props & { readonly name: 'platforms' | 'versions'; readonly label: string };

function Several({ address: { list, search, change }, name, label }: SeveralProps) {
  const { t } = useTranslation('report');
  const known = list[name].filter((value) => value !== '');
  const options = known.map((value) => ({
    value,
    label: name === 'platforms' ? platformName(value, t('unknown')) : value,
  }));
  return (
    <Many
      label={label}
      value={search[name]}
      options={options}
      onChange={(next) => change({ [name]: next })}
    />
  );
}
