import { MAX_LOOKUP_IDS } from '@quartermaster/contract/http/limits';
import { useMutation } from '@tanstack/react-query';
import { Alert, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { lookUpPlayers, type PlayerServer } from '../../api/players.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useKeptValues } from '../../engine/form/use-kept-values.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import { LookupResult } from './lookup-result.tsx';
import styles from './lookup.module.css';
import { pastedIds } from './pasted-ids.ts';

type LookupDialogProps = {
  /** What was typed elsewhere already. */
  readonly asked?: string;
  readonly servers: readonly PlayerServer[];
  readonly onClose: () => void;
};

/** Many players at once, by a list of ids from somewhere else. */
export function LookupDialog({ asked = '', servers, onClose }: LookupDialogProps) {
  const { t } = useTranslation('players');
  const { t: tc } = useTranslation();
  const { environment } = useBranch();
  const { values, change } = useKeptValues(`player-lookup ${asked}`, { text: asked });
  const { ids, repeated } = pastedIds(values.text);
  const isTooMany = ids.length > MAX_LOOKUP_IDS;
  const lookup = useMutation({ mutationFn: () => lookUpPlayers(environment, ids) });
  const max = formatNumber(MAX_LOOKUP_IDS);
  return (
    <Dialog
      width={940}
      title={t('lookup')}
      okText={t('lookupAsk')}
      cancelText={tc('close')}
      okButtonProps={{ disabled: ids.length === 0 || isTooMany, loading: lookup.isPending }}
      onOk={() => lookup.mutate()}
      onCancel={onClose}
    >
      <div className={styles.dialog}>
        <Labelled
          label={t('lookupIds')}
          hint={t('lookupHelp', { max })}
          problem={isTooMany ? t('lookupTooMany', { max, number: formatNumber(ids.length) }) : undefined}
        >
          {(input) => (
            <Input.TextArea
              {...input}
              className={styles.ids ?? ''}
              autoSize={{ minRows: 4, maxRows: 8 }}
              value={values.text}
              spellCheck={false}
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
        </Labelled>
        {repeated > 0 ? <p className={styles.soft}>{t('lookupRepeated', { count: repeated })}</p> : null}
        {lookup.error ? <Alert type="error" showIcon title={errorMessage(lookup.error)} /> : null}
        {lookup.data ? <LookupResult found={lookup.data} servers={servers} /> : null}
      </div>
    </Dialog>
  );
}
