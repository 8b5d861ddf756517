import { DeleteOutlined, DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { ChoiceTag } from '../../fields/choice/choice-tag.tsx';
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
