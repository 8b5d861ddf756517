import { DeleteOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { App, Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { shownView, stateOf, useListViews } from '../../engine/use-list-views.ts';
import type { ModuleList } from '../../engine/use-module-list.ts';
import styles from './list-views.module.css';

const MAX_NAME = 60;

/** The person's own views of this list: go to one, keep what is shown as one. */
export function ListViews({ list }: { readonly list: ModuleList }) {
  const { t } = useTranslation('list');
  const views = useListViews(list.module.key);
  const [isOpen, setIsOpen] = useState(false);
  const shown = shownView(views.views, list.state);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={<ViewsPanel list={list} views={views} onDone={() => setIsOpen(false)} />}
    >
      <Button
        type="text"
        icon={shown === null ? <StarOutlined /> : <StarFilled />}
        aria-label={t('views')}
        title={t('views')}
        aria-expanded={isOpen}
      >
        {shown?.name}
      </Button>
    </Popover>
  );
}

type ViewsPanelProps = {
  readonly list: ModuleList;
  readonly views: ReturnType<typeof useListViews>;
  readonly onDone: () => void;
};

function ViewsPanel({ list, views, onDone }: ViewsPanelProps) {
  const { t } = useTranslation('list');
  const { t: common } = useTranslation();
  const { message } = App.useApp();
  const run = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => message.error(errorMessage(error)));
  return (
    <div className={styles.panel}>
      {views.views.length === 0 ? <p className={styles.none}>{t('viewsNone')}</p> : null}
      <ul className={styles.views}>
        {views.views.map((view) => (
          <li key={view.name}>
            <button
              type="button"
              className={styles.view}
              onClick={() => {
                list.show(stateOf(view));
                onDone();
              }}
            >
              {view.name}
            </button>
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={common('labelled', { label: common('delete'), text: view.name })}
              onClick={() => run(views.remove(view.name))}
            />
          </li>
        ))}
      </ul>
      <KeepForm onKeep={(name) => run(views.keep(name, list.state))} />
    </div>
  );
}

function KeepForm({ onKeep }: { readonly onKeep: (name: string) => void }) {
  const { t } = useTranslation('list');
  const [name, setName] = useState('');
  return (
    <form
      className={styles.keep}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        onKeep(name.trim());
        setName('');
      }}
    >
      <Input
        value={name}
        maxLength={MAX_NAME}
        placeholder={t('viewName')}
        aria-label={t('viewName')}
        onChange={(event) => setName(event.target.value)}
      />
      <Button htmlType="submit" disabled={name.trim() === ''}>
        {t('viewKeep')}
      </Button>
    </form>
  );
}
