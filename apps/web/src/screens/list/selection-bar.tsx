import { DeleteOutlined, DownOutlined, EditOutlined } from '@ant-design/icons';
import { MAX_BATCH_CHANGES } from '@quartermaster/contract/http/list-limits';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { ChoiceTag } from '../../fields/choice/choice-tag.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { LazyMenu } from '../../ui/overlay/lazy-menu.tsx';
import styles from './list-toolbar.module.css';
import type { RecordActions } from './use-record-actions.tsx';

type SelectionBarProps = { readonly list: ModuleList; readonly actions: RecordActions };

/** What can be done with the chosen records. */
export function SelectionBar({ list, actions }: SelectionBarProps) {
  const { t } = useTranslation('list');
  const { selection, module } = list;
  const status = module.fieldByKey.get('status');
  const statuses = status?.kind === 'enum' ? status.of.values : [];
  return (
    <div className={`${styles.toolbar} ${styles.selection}`} role="group">
      <span className={styles.count} role="status">
        {t('selected', { count: selection.count })}
      </span>
      <Button type="primary" icon={<EditOutlined />} onClick={() => actions.editMany(selection.rows)}>
        {t('bulkEdit', { count: selection.count })}
      </Button>
      {selection.isAll && list.total > selection.count ? (
        <Button
          disabled={list.total > MAX_BATCH_CHANGES}
          title={
            list.total > MAX_BATCH_CHANGES
              ? t('manyTooMany', { total: formatNumber(MAX_BATCH_CHANGES) })
              : undefined
          }
          onClick={() => actions.editMany(null)}
        >
          {t('bulkEditAll', { total: formatNumber(list.total) })}
        </Button>
      ) : null}
      {statuses.length > 0 ? (
        <LazyMenu
          placement="bottomLeft"
          menu={{
            items: statuses.map((choice) => ({ key: choice.value, label: <ChoiceTag choice={choice} /> })),
            onClick: ({ key }) => actions.setStatus(selection.rows, key),
          }}
        >
          <Button>
            {t('bulkStatus')} <DownOutlined aria-hidden />
          </Button>
        </LazyMenu>
      ) : null}
      <Button danger icon={<DeleteOutlined />} onClick={() => actions.remove(selection.rows)}>
        {t('bulkDelete', { count: selection.count })}
      </Button>
      <Button type="text" onClick={selection.clear}>
        {t('clearSelection')}
      </Button>
    </div>
  );
}
