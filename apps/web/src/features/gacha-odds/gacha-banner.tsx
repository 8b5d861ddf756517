import { isTimeslotOpen } from '@quartermaster/domain/simulation/is-timeslot-open';
import { timeslotState } from '@quartermaster/domain/simulation/timeslot-state';
import { objectOf, textOf, type JsonValue, type RecordData } from '@quartermaster/domain/core/json';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../engine/panels.ts';
import { FieldCell } from '../../fields/cells.tsx';
import { useFieldEnvironment } from '../../fields/field-environment.tsx';
import { useTexts } from '../../fields/localized-text/use-texts.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';
import { LocalizedCell } from '../../ui/text/localized-cell.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { DrawFacts } from './draw-facts.tsx';
import styles from './gacha-banner.module.css';
import { PoolShares } from './pool-shares.tsx';
import { useGachaponOdds } from './use-gachapon-odds.ts';

/** A gachapon as it meets its players: banner, price, the promise of its guarantees, and everything in it. */
export function GachaBanner({ form }: PanelProps) {
  const { t } = useTranslation('odds');
  const { values, guarantees, plan, draft, isWorking } = useGachaponOdds(form);
  // Dozens of pictures are drawn only for who looks at them.
  const [isPoolOpen, setIsPoolOpen] = useState(false);
  const name = useTexts(values['name']);
  const timeslot = form.module.fieldByKey.get('timeslot');
  return (
    <div className={styles.panel}>
      <Picture gachapon={values} />
      <div className={styles.words}>
        <strong className={styles.name}>
          <LocalizedCell value={name} withOthers />
        </strong>
        <span className={styles.open}>
          {/* Nothing is open before it is there. */}
          {form.recordId === null ? (
            <span className={styles.note}>{timeslot?.label[readLanguage()]}</span>
          ) : (
            <OpenTag timeslot={values['timeslot']} />
          )}
          {timeslot === undefined ? null : <FieldCell field={timeslot} value={values['timeslot']} />}
        </span>
        <DrawFacts plan={plan} guarantees={guarantees} first={draft?.first ?? null} />
      </div>
      <details
        className={styles.pool}
        aria-busy={isWorking}
        onToggle={(event) => setIsPoolOpen(event.currentTarget.open)}
      >
        <summary>{t('pool')}</summary>
        {isPoolOpen && draft !== undefined ? <PoolShares groups={draft.groups} /> : null}
      </details>
    </div>
  );
}

/** The banner in the language whose texts are shown, where it has one of its own. */
function Picture({ gachapon }: { readonly gachapon: RecordData }) {
  const { t } = useTranslation('odds');
  const banner = objectOf(gachapon['banner']);
  const path = textOf(objectOf(banner['locale_paths'])[readTextLanguage()]) || textOf(banner['path']);
  if (path === '') return <div className={styles.none}>{t('noBanner')}</div>;
  return <img className={styles.banner} src={`/files/${path}`} alt={t('banner')} />;
}

const OpenTag = memo(function OpenTag({ timeslot }: { readonly timeslot: JsonValue | undefined }) {
  const { t } = useTranslation('odds');
  const { gameTimeZone } = useFieldEnvironment();
  const [now] = useState(() => new Date());
  const slot = objectOf(timeslot);
  // The period says it itself.
  if (timeslotState(slot, now, gameTimeZone) !== null) return null;
  // Whether the event is open is not known here; the period alone is shown then.
  if (textOf(slot['type']) === 'event_trigger') return <Tag tone="blue">{t('withEvent')}</Tag>;
  const lookup = { timeZone: gameTimeZone, eventTimeslot: () => undefined };
  return isTimeslotOpen(slot, now, lookup) ? (
    <Tag tone="green">{t('openNow')}</Tag>
  ) : (
    <Tag tone="neutral">{t('closedNow')}</Tag>
  );
});
