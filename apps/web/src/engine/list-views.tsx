import { DeleteOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { App, Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../api/api-error.ts';
import styles from './list-views.module.css';
import { useListViews } from './use-list-views.ts';

const MAX_NAME = 60;

type ListViewsProps = {
  /** The key that the list's views are kept under. */
  readonly list: string;
  /** What the list shows now, as its address says it. */
  readonly address: string;
  readonly onShow: (address: string) => void;
};

/** The person's own views of a list: go to one, keep what is shown as one. */
export function ListViews({ list, address, onShow }: ListViewsProps) {
  const { t } = useTranslation('list');
  const views = useListViews(list);
  const [isOpen, setIsOpen] = useState(false);
  const shown = views.views.find((view) => view.address === address);
  const handleShow = (next: string) => {
    onShow(next);
    setIsOpen(false);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={<ViewsPanel address={address} views={views} onShow={handleShow} />}
    >
      <Button
        type="text"
        icon={shown === undefined ? <StarOutlined /> : <StarFilled />}
        aria-label={t('views')}
        title={t('views')}
        aria-expanded={isOpen}
      >
        {shown?.name}
      </Button>
    </Popover>
  );
}

type ViewsPanelProps = Omit<ListViewsProps, 'list'> & { readonly views: ReturnType<typeof useListViews> };

function ViewsPanel({ address, views, onShow }: ViewsPanelProps) {
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
            <button type="button" className={styles.view} onClick={() => onShow(view.address)}>
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
      <KeepForm onKeep={(name) => run(views.keep(name, address))} />
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
