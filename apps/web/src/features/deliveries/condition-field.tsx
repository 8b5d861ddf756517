import { SEARCHED_BY, SEARCHES_OF_PERSONAL_DATA } from '@quartermaster/contract/http/choices';
import { Input, Select, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PlayerServer } from '../../api/players.ts';
import { useIsMasked } from '../../engine/access/use-is-masked.ts';
import { useListViews } from '../../engine/list/use-list-views.ts';
import { FilterPills } from '../../fields/player-filter/filter-pills.tsx';
import type { PlayerSearch } from '../../fields/player-filter/search-keys.ts';
import { Labelled } from '../../ui/text/labelled.tsx';
import { viewOf } from './condition.ts';
import styles from './deliveries.module.css';
import type { FormPartProps } from './mail-fields.tsx';
import { CLEAR_BUTTON } from '../../ui/text/clear-button.tsx';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';

export type AudienceFieldsProps = FormPartProps & { readonly servers: readonly PlayerServer[] };

const MAX_TEXT = 200;

/** For them a text without a kind of search is a name. */
const namedSearch = (search: PlayerSearch, isMasked: boolean): PlayerSearch =>
  isMasked && search.q && search.by === undefined ? { ...search, by: 'name' } : search;

/** The players that a search finds: made here as in the player search, or begun from a saved view of it. */
export function ConditionField({ form, change, servers }: AudienceFieldsProps) {
  const { t } = useTranslation('deliveries');
  const { search } = form;
  const isMasked = useIsMasked();
  return (
    <>
      <ViewSelect change={change} isMasked={isMasked} />
      <Labelled label={t('searchText')} hint={t('viewHelp')}>
        {(input) => (
          <SearchText
            {...input}
            search={search}
            isMasked={isMasked}
            onChange={(next) => change({ search: namedSearch(next, isMasked) })}
          />
        )}
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
  readonly isMasked: boolean;
  readonly onChange: (search: AudienceFieldsProps['form']['search']) => void;
};

function SearchText({ search, isMasked, onChange, ...input }: SearchTextProps) {
  const { t } = useTranslation('players');
  const chosen = search.by ?? (isMasked ? 'name' : 'any');
  // A search that another person made keeps its masked form.
  const ways = SEARCHED_BY.filter((by) => !isMasked || by === chosen || !SEARCHES_OF_PERSONAL_DATA.has(by));
  return (
    <Space.Compact block>
      <Select<string>
        value={chosen}
        options={ways.map((by) => ({ value: by, label: t(`by.${by}`) }))}
        popupMatchSelectWidth={false}
        aria-label={t('byLabel')}
        onChange={(by) => onChange({ ...search, by })}
      />
      <Input
        {...input}
        allowClear={CLEAR_BUTTON}
        maxLength={MAX_TEXT}
        value={search.q ?? ''}
        onChange={({ target }) => onChange({ ...search, q: target.value })}
      />
    </Space.Compact>
  );
}

/** A view only fills the search, so that one sees what it asks. */
function ViewSelect({
  change,
  isMasked,
}: Pick<AudienceFieldsProps, 'change'> & { readonly isMasked: boolean }) {
  const { t } = useTranslation('deliveries');
  const { views } = useListViews('user-global');
  if (views.length === 0) return null;
  return (
    <Labelled label={t('fromView')}>
      {({ id, 'aria-describedby': describedBy }) => (
        <SearchedSelect<string>
          showSearch={{ optionFilterProp: 'label' }}
          id={id}
          aria-describedby={describedBy}
          className={styles.wide ?? ''}
          value={null}
          placeholder={t('chooseView')}
          options={views.map(({ name, address }) => ({ value: address, label: name }))}
          onChange={(address) => {
            const { search, servers } = viewOf(address);
            change({ search: namedSearch(search, isMasked), servers });
          }}
        />
      )}
    </Labelled>
  );
}
