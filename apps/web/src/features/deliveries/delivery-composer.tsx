import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { createDelivery, deliveriesKey, updateDelivery, type Delivery } from '../../api/deliveries.ts';
import { playerServersQuery } from '../../api/players.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { PlaceTag } from '../../engine/place-tag.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { useKeptValues } from '../../engine/form/use-kept-values.ts';
import { uniqueId } from '../../engine/record/unique-id.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { AudienceFields } from './audience-fields.tsx';
import styles from './deliveries.module.css';
import { deliveryOf, EMPTY_FORM, missingIn, type DeliveryForm } from './delivery-form.ts';
import { DeliveryLink } from './delivery-link.tsx';
import { DraftLetter } from './draft-letter.tsx';
import { MailFields } from './mail-fields.tsx';
import { SendingFields } from './sending-fields.tsx';

/** Which delivery the form was filled from. */
type Source =
  | { readonly kind: 'copy'; readonly id: number }
  | { readonly kind: 'edit'; readonly id: number; readonly revision: number };

type DeliveryComposerProps = {
  readonly initial?: DeliveryForm;
  readonly references?: Delivery['references'];
  readonly source?: Source;
};

/** Writes a mail and says who is to get it. Nothing is sent by it: next comes the dry run. */
export function DeliveryComposer({ initial = EMPTY_FORM, references, source }: DeliveryComposerProps) {
  const { t } = useTranslation('deliveries');
  const { environment, details } = useBranch();
  const place = source === undefined ? 'new' : Object.values(source).join(' ');
  const { values, change, drop } = useKeptValues<DeliveryForm>(
    `delivery-form:${environment}:${place}`,
    initial,
  );
  const servers = useQuery(playerServersQuery(environment)).data ?? [];
  const prepare = (
    <PrepareButton
      form={values}
      servers={servers.map(({ serverId }) => serverId)}
      source={source}
      onDone={drop}
    />
  );
  return (
    <ModuleFields module={null} references={references} isLive>
      <PageHead
        breadcrumb={[<DeliveryLink key="all">{t('title')}</DeliveryLink>, ...sourceCrumbs(source)]}
        title={source === undefined ? t('compose') : t(`title.${source.kind}`, { id: source.id })}
        meta={<PlaceTag environment={details} />}
        actions={prepare}
      />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Card title={t('column.mail')}>
            <MailFields form={values} change={change} />
          </Card>
          <Card title={t('column.recipients')}>
            <AudienceFields form={values} change={change} servers={servers} />
          </Card>
          <Card title={t('sending')}>
            <SendingFields form={values} change={change} />
          </Card>
        </div>
        <DraftLetter form={values} />
      </div>
    </ModuleFields>
  );
}

const sourceCrumbs = (source: Source | undefined) =>
  source === undefined
    ? []
    : [
        <DeliveryLink key="source" id={source.id}>
          {source.id}
        </DeliveryLink>,
      ];

type PrepareButtonProps = {
  readonly form: DeliveryForm;
  readonly servers: readonly number[];
  readonly source: Source | undefined;
  readonly onDone: () => void;
};

/** What is missing is said beside the button that waits for it. */
function PrepareButton({ form, servers, source, onDone }: PrepareButtonProps) {
  const { t } = useTranslation('deliveries');
  const { environment } = useBranch();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [key] = useState(uniqueId);
  const missing = missingIn(form);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const delivery = deliveryOf(form, servers);
      return source?.kind === 'edit'
        ? updateDelivery(environment, source, delivery)
        : createDelivery(
            environment,
            source === undefined ? delivery : { ...delivery, copy_of: source.id },
            key,
          );
    },
    onSuccess: async ({ deliveryId }) => {
      onDone();
      await queryClient.invalidateQueries({ queryKey: deliveriesKey(environment) });
      await navigate({
        to: '/bulk-delivery',
        search: { delivery: String(deliveryId) },
      });
    },
  });
  return (
    <>
      {error ? <Alert type="error" showIcon title={errorMessage(error)} /> : null}
      {missing === null ? null : <span className={styles.soft}>{t(`missing.${missing}`)}</span>}
      <Button
        type="primary"
        disabled={missing !== null || servers.length === 0}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t(source?.kind === 'edit' ? 'save' : 'prepare')}
      </Button>
    </>
  );
}
