import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountsQuery } from '../../api/accounts.ts';
import { useMenu } from '../../engine/use-menu.ts';
import { hasModule } from '../../engine/load-module.ts';
import { DayRange } from '../../fields/moment/day-range.tsx';
import { Choice, type ChoiceProps } from '../../ui/table/choice.tsx';
import { useActWords } from './act-name.tsx';
import { SUBJECTS } from './acts.ts';
import { AskedBox } from './asked-box.tsx';
import type { LogAddress } from './log-address.ts';
import styles from './logs.module.css';

/** Filters of the staff log: person, action, subject, outcome and period. */
export function StaffFilters({ address: { search, change } }: { readonly address: LogAddress }) {
  const { t } = useTranslation('logs');
  const outcomes = (['refused', 'failed', 'done'] as const).map((value) => ({
    value,
    label: t(`outcome.${value}`),
  }));
  return (
    <div className={styles.filters} role="search" aria-label={t('log.staff')}>
      <StaffSelect value={search.staff} onChange={(staff) => change({ staff })} />
      <ActSelect value={search.act} onChange={(act) => change({ act })} />
      <ModuleSelect value={search.module} onChange={(module) => change({ module, record: undefined })} />
      <AskedBox
        box="record"
        label={t('record')}
        value={search.record}
        read={(text) => text.trim()}
        onAsk={(record) => change({ record })}
      />
      <Choice
        label={t('outcome')}
        value={search.outcome}
        options={outcomes}
        onChange={(outcome) => change({ outcome })}
      />
      <DayRange
        label={t('period')}
        period={[search.from, search.to]}
        onChange={([from, to]) => change({ from, to })}
      />
    </div>
  );
}

type PartProps = Pick<ChoiceProps, 'value' | 'onChange'>;

/** Selects a staff member, including those who left. */
export function StaffSelect(props: PartProps) {
  const { t } = useTranslation('logs');
  const { data } = useQuery(accountsQuery());
  const options = (data ?? []).map(({ id, displayName }) => ({ value: String(id), label: displayName }));
  return <Choice label={t('who')} options={options} {...props} />;
}

/** What acts are about; an address may also name a single act. */
function ActSelect(props: PartProps) {
  const { t } = useTranslation('logs');
  const wordsOf = useActWords();
  const subjects = SUBJECTS.map((subject) => ({ value: `${subject}.`, label: t(`subject.${subject}`) }));
  const label = props.value === undefined ? null : wordsOf(props.value);
  const single = props.value === undefined || label === null ? [] : [{ value: props.value, label }];
  return <Choice label={t('act')} options={[...single, ...subjects]} {...props} />;
}

function ModuleSelect(props: PartProps) {
  const { t } = useTranslation('logs');
  const menu = useMenu();
  const modules = (menu?.groups ?? [])
    .flatMap(({ items }) => items)
    .filter(({ key }) => hasModule(key))
    .map(({ key, title }) => ({ value: key, label: title }));
  const options = [
    { value: 'player', label: t('playerModule') },
    { value: 'cms', label: t('noModule') },
    ...modules,
  ];
  return <Choice label={t('module')} options={options} {...props} />;
}
