import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../../api/api-error.ts';
import { guildQuery, type GuildDetail, type GuildKey } from '../../../api/guilds.ts';
import { useBranch } from '../../../engine/use-branch.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { GonePage } from '../../../ui/pages/gone-page.tsx';
import { SkeletonRows } from '../../../ui/table/skeleton-rows.tsx';

type GuildPageProps = {
  readonly guild: GuildKey;
  readonly children: (detail: GuildDetail) => ReactNode;
};

/** What is to be shown of a guild once it is known, and what is shown until then or instead. */
export function GuildPage({ guild, children }: GuildPageProps) {
  const query = useQuery(guildQuery(guild));
  const { data, error } = query;
  if (data) return children(data);
  if (isMissing(error)) return <NoGuild guild={guild} />;
  return (
    <Card flush>
      {error ? <ErrorPanel error={error} onRetry={() => void query.refetch()} /> : <SkeletonRows rows={8} />}
    </Card>
  );
}

function NoGuild({ guild: { guildId, serverId } }: { readonly guild: GuildKey }) {
  const { t } = useTranslation('guilds');
  const { details } = useBranch();
  return (
    <GonePage
      subject={t('noGuild', { guild: guildId, server: serverId })}
      description={t('noGuildText', { place: details.name })}
      list="/guild"
    />
  );
}
