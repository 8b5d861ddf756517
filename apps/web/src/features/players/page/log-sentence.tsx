import { isJsonObject } from '@quartermaster/domain/core/json';
import { logEventLabel, logSystem } from '@quartermaster/domain/enums/log-system';
import type { LogRow } from '../../../api/player.ts';
import { readLanguage } from '../../../i18n/language.ts';
import { loggedChange } from '../../../ui/table/logged-change.ts';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import { AssetDelta, RecordName, StaffName } from './names.tsx';
import styles from './page.module.css';

/** An entry of the game's log: where it comes from, what happened, what came or went. */
export function LogSentence({ row }: { readonly row: LogRow }) {
  const { systemId, subSystemId, assetType, assetId, assetValue, staffId } = row;
  const event = logEventLabel(systemId, subSystemId);
  const change = loggedChange(row);
  const batchId = batchOf(row);
  return (
    <>
      {wordOf(logSystem, String(systemId))} · {event === null ? subSystemId : event[readLanguage()]}{' '}
      {assetType === null || assetValue === null ? null : (
        <AssetDelta kind={assetType} id={assetId} delta={assetValue} />
      )}{' '}
      {batchId === null ? null : <RecordName module="code-redeem-setting" id={batchId} />}{' '}
      {change === null ? null : (
        <span className={styles.soft} translate="no">
          {change}
        </span>
      )}{' '}
      {staffId === null ? null : <StaffName id={staffId} />}
    </>
  );
}

/** The batch of the code that an entry is about. */
function batchOf({ data }: LogRow): number | null {
  const id = isJsonObject(data) ? data['batch_id'] : undefined;
  return typeof id === 'number' ? id : null;
}
