import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { meQuery } from '../../api/get-me.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';
import { AddTextsDialog } from './add-texts-dialog.tsx';
import { createTextDraftStore } from './text-draft-store.ts';
import { addTexts, type NewText } from './text-drafts.ts';
import { TextsHead } from './texts-head.tsx';
import { TextsWorkspace } from './texts-workspace.tsx';
import styles from './texts.module.css';
import { useTextDrafts } from './use-text-drafts.ts';
import { useTextsAddress } from './use-texts-address.ts';

/** `/localization`: every text of the game and of its records in its languages side by side, for those who write them. */
export function TextsScreen() {
  const module = useModule(TEXT_MODULE.key);
  const branch = useBranch();
  const { data: user } = useSuspenseQuery(meQuery());
  const address = useTextsAddress();
  const { environment, version } = branch;
  const store = useMemo(
    () => createTextDraftStore(sessionStorage, user.id, { environment, version }),
    [user.id, environment, version],
  );
  const drafts = useTextDrafts(store);
  const [isAdding, setAdding] = useState(false);
  return (
    <ModuleFields module={module}>
      <div className={styles.page}>
        <TextsHead module={module} address={address} onAdd={() => setAdding(true)} />
        <TextsWorkspace module={module} address={address} drafts={drafts} />
        {isAdding ? (
          <AddTextsDialog
            module={module}
            drafts={drafts.drafts}
            onAdd={(texts: readonly NewText[], namespace) =>
              drafts.change((before) => addTexts(before, module, texts, namespace))
            }
            onClose={() => setAdding(false)}
          />
        ) : null}
      </div>
    </ModuleFields>
  );
}
