import { MAX_VIEW_NAME } from '@quartermaster/contract/http/limits';
import { DeleteOutlined, EditOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportFailure } from '../../ui/feedback/use-report-failure.ts';
import { FocusFirst } from '../../ui/overlay/focus-first.tsx';
import styles from './list-views.module.css';
import { useListViews } from './use-list-views.ts';

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
  const run = useReportFailure();
  return (
    <div className={styles.panel}>
      {views.views.length === 0 ? <p className={styles.none}>{t('viewsNone')}</p> : null}
      <ul className={styles.views}>
        {views.views.map((view) => (
          <ViewLine
            key={view.name}
            name={view.name}
            onShow={() => onShow(view.address)}
            onRename={(name) => run(views.rename(view.name, name))}
            onRemove={() => run(views.remove(view.name))}
          />
        ))}
      </ul>
      <NameForm action={t('viewKeep')} onName={(name) => run(views.keep(name, address))} />
    </div>
  );
}

type ViewLineProps = {
  readonly name: string;
  readonly onShow: () => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
};

function ViewLine({ name, onShow, onRename, onRemove }: ViewLineProps) {
  const { t } = useTranslation('list');
  const { t: common } = useTranslation();
  const [isRenaming, setRenaming] = useState(false);
  const rename = (next: string) => {
    setRenaming(false);
    onRename(next);
  };
  if (isRenaming) {
    return (
      <li>
        <FocusFirst>
          <NameForm start={name} action={t('viewRename')} onName={rename} />
        </FocusFirst>
      </li>
    );
  }
  return (
    <li>
      <button type="button" className={styles.view} onClick={onShow}>
        {name}
      </button>
      <Button
        type="text"
        size="small"
        icon={<EditOutlined />}
        aria-label={common('labelled', { label: t('viewRename'), text: name })}
        onClick={() => setRenaming(true)}
      />
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined />}
        aria-label={common('labelled', { label: common('delete'), text: name })}
        onClick={onRemove}
      />
    </li>
  );
}

type NameFormProps = {
  readonly start?: string;
  readonly action: string;
  readonly onName: (name: string) => void;
};

function NameForm({ start = '', action, onName }: NameFormProps) {
  const { t } = useTranslation('list');
  const [name, setName] = useState(start);
  return (
    <form
      className={styles.keep}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        onName(name.trim());
        setName('');
      }}
    >
      <Input
        value={name}
        maxLength={MAX_VIEW_NAME}
        placeholder={t('viewName')}
        aria-label={t('viewName')}
        onChange={(event) => setName(event.target.value)}
      />
      <Button htmlType="submit" disabled={name.trim() === ''}>
        {action}
      </Button>
    </form>
  );
}
