import { SearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleChanges } from '../../api/releases.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/card.tsx';
import { heldList } from './held-records.ts';
import { ModuleChangesCard } from './module-changes-card.tsx';
import styles from './releases.module.css';
import type { ReleaseDraft } from './use-release-draft.ts';

/** Changes by module; a ticked record goes out with the release, the others stay as they are live. */
export function ChangeList({ draft }: { readonly draft: ReleaseDraft }) {
  const { t } = useTranslation('releases');
  const [search, setSearch] = useState('');
  const needle = useDeferredValue(search.trim().toLowerCase());
  const shown = useMemo(
    () => draft.modules.flatMap((changes) => narrowed(changes, needle)),
    [draft.modules, needle],
  );
  const left = heldList(draft.modules, draft.held);
  return (
    <div className={styles.changes}>
      <div className={styles.tools}>
        <Input
          className={styles.search}
          // It searches while it is typed into: there is nothing to press.
          type="search"
          prefix={<SearchOutlined aria-hidden />}
          value={search}
          placeholder={t('searchChanges')}
          aria-label={t('searchChanges')}
          onChange={({ target }) => setSearch(target.value)}
        />
        <span className={styles.hint}>{t('ticked', { count: draft.count })}</span>
        {left.length > 0 ? (
          <Button size="small" loading={draft.revert.isPending} onClick={() => draft.revert.mutate(left)}>
            {t('revertHeld', { count: left.length })}
          </Button>
        ) : null}
      </div>
      {shown.map((changes) => (
        <ModuleChangesCard
          key={changes.module}
          changes={changes}
          problems={draft.problems.data?.issues ?? []}
          held={draft.held}
          onHold={(recordIds, isHeld) => draft.setHeld(changes.module, recordIds, isHeld)}
        />
      ))}
      {shown.length === 0 ? <Card>{t('noMatch')}</Card> : null}
    </div>
  );
}

/** The records of a module that the search finds, by id, title, author or module. */
function narrowed(changes: ModuleChanges, needle: string): readonly ModuleChanges[] {
  if (needle === '' || changes.module.includes(needle)) return [changes];
  const language = readTextLanguage();
  const records = changes.records.filter(({ recordId, title, author }) =>
    [recordId, titleText(title, language), author ?? ''].some((text) => text.toLowerCase().includes(needle)),
  );
  return records.length === 0 ? [] : [{ ...changes, records }];
}
