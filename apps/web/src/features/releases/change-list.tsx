import { CloseOutlined } from '@ant-design/icons';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problems } from '../../api/releases.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useKeptText } from '../../ui/text/use-kept-text.ts';
import { findChanges } from './find-changes.ts';
import { heldList } from './held-records.ts';
import { ModuleChangesCard } from './module-changes-card.tsx';
import { FilterBox } from '../../ui/text/filter-box.tsx';
import styles from './releases.module.css';
import type { Holding } from './use-holding.ts';
import type { ReleaseDraft } from './use-release-draft.ts';
import { useRevert } from './use-revert.tsx';

type ChangeListProps = Pick<ReleaseDraft, 'modules' | 'held' | 'count' | 'unlisted' | 'unlistedHeld'> & {
  readonly issues: Problems['issues'];
  readonly onHold: Holding['setHeld'];
};

/**
 * Changes by module; a ticked record goes out with the release, the others stay as they are live. Not
 * drawn again for what is ticked and typed beside it: there may be hundreds.
 */
export const ChangeList = memo(function ChangeList(props: ChangeListProps) {
  const { modules, held, issues, count, onHold } = props;
  const { t } = useTranslation('releases');
  const [search, setSearch] = useKeptText('changes');
  const typed = useDeferredValue(search);
  const { module: only } = useSearch({ strict: false });
  const shown = useShownChanges(modules, only, typed);
  const left = heldList(modules, held);
  const revert = useRevert(modules);
  return (
    <div className={styles.changes}>
      <div className={styles.tools}>
        <FilterBox label={t('searchChanges')} className={styles.search} value={search} onChange={setSearch} />
        {only === undefined ? null : <OnlyModule module={only} />}
        <span className={styles.hint}>{t('ticked', { count })}</span>
        {left.length > 0 ? (
          <Button size="small" onClick={() => revert.ask(left)}>
            {t('revertHeld', { count: left.length })}
          </Button>
        ) : null}
      </div>
      {revert.dialog}
      <Unlisted {...props} />
      {shown.map((changes) => (
        <ModuleChangesCard
          key={changes.module}
          changes={changes}
          problems={issues}
          held={held}
          onHold={onHold}
        />
      ))}
      {shown.length === 0 ? <Card>{t('noMatch')}</Card> : null}
    </div>
  );
});

/** The changes that meet what is typed, of one module or of all. */
function useShownChanges(
  modules: ChangeListProps['modules'],
  only: string | undefined,
  typed: string,
): ChangeListProps['modules'] {
  const nameOf = useModuleNames();
  return useMemo(
    () =>
      modules
        .filter(({ module }) => only === undefined || module === only)
        .flatMap((changes) => findChanges(changes, nameOf(changes.module), typed)),
    [modules, nameOf, typed, only],
  );
}

/** Says how many changes are too many to be listed, where there are such. */
function Unlisted({ unlisted, unlistedHeld }: Pick<ChangeListProps, 'unlisted' | 'unlistedHeld'>) {
  const { t } = useTranslation('releases');
  return (
    <>
      {unlisted > 0 ? <Alert type="info" showIcon title={t('unlisted', { count: unlisted })} /> : null}
      {unlistedHeld > 0 ? (
        <Alert type="info" showIcon title={t('unlistedHeld', { count: unlistedHeld })} />
      ) : null}
    </>
  );
}

/** The only module whose changes are shown; pressing it shows those of all modules. */
function OnlyModule({ module }: { readonly module: string }) {
  const { t } = useTranslation('releases');
  const nameOf = useModuleNames();
  const navigate = useNavigate();
  const handleAll = () => void navigate({ to: '/release', replace: true });
  return (
    <Button
      icon={<CloseOutlined aria-hidden />}
      iconPlacement="end"
      title={t('showAllModules')}
      onClick={handleAll}
    >
      {t('onlyModule', { module: nameOf(module) })}
    </Button>
  );
}
