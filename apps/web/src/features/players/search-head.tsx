import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { may } from '@quartermaster/domain/permissions/actions';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../api/get-me.ts';
import { askForPlayers, exportPlayers } from '../../api/players.ts';
import { PlaceTag } from '../../engine/place-tag.tsx';
import { useLimitedExport } from '../../engine/export/use-limited-export.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { LookupDialog } from './lookup-dialog.tsx';
import { ImportPlayerButton } from './transfer/import-player-button.tsx';
import type { PlayerSearchState } from './use-player-search.ts';

/** Where one searches, and what can be done besides. */
export function SearchHead({ state, title }: { readonly state: PlayerSearchState; readonly title: string }) {
  const { t } = useTranslation('players');
  const { data: me } = useSuspenseQuery(meQuery());
  const [isPasting, setPasting] = useState(false);
  return (
    <>
      <PageHead
        breadcrumb={[]}
        title={title}
        meta={<PlaceTag environment={state.environment} />}
        actions={
          <>
            {may(me.type, 'players.export') ? <ExportButton state={state} /> : null}
            <ImportPlayerButton state={state} />
            <Button icon={<CopyOutlined aria-hidden />} onClick={() => setPasting(true)}>
              {t('lookup')}
            </Button>
          </>
        }
      />
      {isPasting ? <LookupDialog servers={state.servers} onClose={() => setPasting(false)} /> : null}
    </>
  );
}

/** All players found, as a file; the server logs who downloaded it. */
function ExportButton({
  state: { environment, search, isAsked, rows },
}: {
  readonly state: PlayerSearchState;
}) {
  const { t } = useTranslation('players');
  const { take, isPending, dialog } = useLimitedExport({
    take: () => exportPlayers(environment.key, search),
    ask: (reason) => askForPlayers(environment.key, search, reason),
  });
  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        disabled={!isAsked || rows.length === 0}
        loading={isPending}
        onClick={take}
      >
        {t('export')}
      </Button>
      {dialog}
    </>
  );
}
