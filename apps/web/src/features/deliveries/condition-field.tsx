import { SEARCHED_BY } from '@quartermaster/contract/http/choices';
import { Input, Select, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListViews } from '../../engine/use-list-views.ts';
import { FilterPills } from '../../fields/player-filter/filter-pills.tsx';
import { Labelled } from '../../ui/labelled.tsx';
import type { AudienceFieldsProps } from './audience-fields.tsx';
import { viewOf } from './condition.ts';
import styles from './deliveries.module.css';

const MAX_TEXT = 200;

/** Whoever a search finds: made here as in the search for players, or begun from a kept view of it. */
export function ConditionField({ form, change, servers }: AudienceFieldsProps) {
  const { t } = useTranslation('deliveries');
  const { search } = form;
  return (
    <>
      <ViewSelect change={change} />
      <Labelled label={t('searchText')} hint={t('viewHelp')}>
        {(input) => <SearchText {...input} search={search} onChange={(next) => change({ search: next })} />}
      </Labelled>
      <FilterPills
        state={{ search, servers, change: (next) => change({ search: next }) }}
        withServer={false}
        withStatus={false}
      />
    </>
  );
}

type SearchTextProps = {
  readonly id: string;
  readonly search: AudienceFieldsProps['form']['search'];
  readonly onChange: (search: AudienceFieldsProps['form']['search']) => void;
};

function SearchText({ search, onChange, ...input }: SearchTextProps) {
  const { t } = useTranslation('players');
  return (
    <Space.Compact block>
      <Select<string>
        value={search.by ?? 'any'}
        options={SEARCHED_BY.map((by) => ({ value: by, label: t(`by.${by}`) }))}
        popupMatchSelectWidth={false}
        aria-label={t('byLabel')}
        onChange={(by) => onChange({ ...search, by })}
      />
      <Input
        {...input}
        allowClear
        maxLength={MAX_TEXT}
        value={search.q ?? ''}
        onChange={({ target }) => onChange({ ...search, q: target.value })}
      />
    </Space.Compact>
  );
}

/** A view only fills the search, so that one sees what it asks. */
function ViewSelect({ change }: Pick<AudienceFieldsProps, 'change'>) {
  const { t } = useTranslation('deliveries');
  const { views } = useListViews('user-global');
  if (views.length === 0) return null;
  return (
    <Labelled label={t('fromView')}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Select<string>
          id={id}
          aria-describedby={describedBy}
          className={styles.wide ?? ''}
          value={null}
          placeholder={t('chooseView')}
          options={views.map(({ name, address }) => ({ value: address, label: name }))}
          onChange={(address) => change(viewOf(address))}
        />
      )}
    </Labelled>
  );
}
