import { UploadOutlined } from '@ant-design/icons';
import { may } from '@quartermaster/domain/permissions/actions';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../../api/get-me.ts';
import { useMayUpload } from '../../../engine/access/use-may-upload.ts';
import { lazyDialog } from '../../../ui/overlay/lazy-part.tsx';
import type { PlayerSearchState } from '../use-player-search.ts';

const ImportPlayerDialog = lazyDialog(
  async () => (await import('./import-player-dialog.tsx')).ImportPlayerDialog,
);

/** Imports a player from a file, in environments that are not protected and where the role may. */
export function ImportPlayerButton({ state }: { readonly state: PlayerSearchState }) {
  const { t } = useTranslation('players');
  const { data: me } = useSuspenseQuery(meQuery());
  const mayUpload = useMayUpload();
  const [isOpen, setOpen] = useState(false);
  if (state.environment.isProtected || !may(me.type, 'players.import_file')) return null;
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} disabled={!mayUpload} onClick={() => setOpen(true)}>
        {t('importFile')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ImportPlayerDialog state={state} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
