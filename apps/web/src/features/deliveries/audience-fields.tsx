import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { Labelled } from '../../ui/text/labelled.tsx';
import styles from './deliveries.module.css';
import { ConditionField, type AudienceFieldsProps } from './condition-field.tsx';
import { AUDIENCES } from './delivery-form.ts';
import { ListField } from './list-field.tsx';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';

/** Who gets it: the players on a list, those that a saved search finds, or all. */
export function AudienceFields({ form, change, servers }: AudienceFieldsProps) {
  const { t } = useTranslation('deliveries');
  return (
    <div className={styles.stack}>
      <Radio.Group
        value={form.audience}
        options={AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) }))}
        aria-label={t('column.recipients')}
        onChange={({ target }) =>
          change({ audience: AUDIENCES.find((each) => each === target.value) ?? 'ids' })
        }
      />
      {form.audience === 'ids' ? <ListField form={form} change={change} /> : null}
      {form.audience === 'condition' ? (
        <ConditionField form={form} change={change} servers={servers} />
      ) : null}
      <Labelled label={t('servers')} hint={form.audience === 'ids' ? t('serversHelp') : undefined}>
        {({ id, 'aria-describedby': describedBy }) => (
          <SearchedSelect<number[]>
            showSearch={{ optionFilterProp: 'label' }}
            id={id}
            aria-describedby={describedBy}
            className={styles.wide ?? ''}
            mode="multiple"
            value={[...form.servers]}
            placeholder={t('everyServer')}
            options={servers.map(({ serverId, name }) => ({
              value: serverId,
              label: `${serverId} ${titleText(name, readTextLanguage())}`,
            }))}
            onChange={(chosen) => change({ servers: chosen })}
          />
        )}
      </Labelled>
    </div>
  );
}
