import { may } from '@quartermaster/domain/permissions/actions';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { getAcknowledgement } from '../api/get-acknowledgement.ts';
import { meQuery } from '../api/get-me.ts';
import { onWritten } from '../api/written.ts';
import { joinNames } from '../i18n/format.ts';
import { useOffer } from '../ui/feedback/use-offer.tsx';

/** One save may be several calls. */
const SOON_MS = 300;

/**
 * After every write, names the game servers that did not acknowledge it. Only what takes effect on save
 * waits for them: the server knows, whichever way it was written.
 */
export function useSilentServers(): void {
  const { t } = useTranslation('fleet');
  const { notification } = App.useApp();
  const offer = useOffer();
  const navigate = useNavigate();
  const { data: user } = useQuery(meQuery());
  const mayAsk = user !== undefined && may(user.type, 'fleet.read');

  const ask = useEffectEvent(async (environment: string) => {
    const acknowledgement = await getAcknowledgement(environment).catch(() => null);
    if (acknowledgement === null || acknowledgement.state === 'nothing') return;
    const key = `silent ${environment}`;
    if (acknowledgement.state === 'delivered') return notification.destroy(key);
    offer({
      kind: 'warning',
      key,
      title: acknowledgement.message,
      description: t('silent', {
        count: acknowledgement.silent.length,
        names: joinNames(acknowledgement.silent),
      }),
      action: t('openFleet'),
      onTake: () => void navigate({ to: '/fleet', search: ({ v }) => ({ env: environment, v }) }),
      isLasting: true,
    });
  });

  useEffect(() => {
    if (!mayAsk) return;
    const waiting = new Map<string, ReturnType<typeof setTimeout>>();
    const stop = onWritten((environment) => {
      clearTimeout(waiting.get(environment));
      waiting.set(
        environment,
        setTimeout(() => void ask(environment), SOON_MS),
      );
    });
    return () => {
      stop();
      for (const timer of waiting.values()) clearTimeout(timer);
    };
  }, [mayAsk]);
}
