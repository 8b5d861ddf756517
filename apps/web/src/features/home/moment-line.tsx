import { isoInstant } from '@quartermaster/domain/core/date-time';
import { useTranslation } from 'react-i18next';
import type { UpcomingMoment } from '../../api/overview.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { useWholeLabel } from '../../fields/reference/use-record-label.ts';
import { explainDateTime, parseInstant, wallTime } from '../../i18n/format.ts';
import { readZone } from '../../i18n/zone.ts';
import { Tag } from '../../ui/text/tag.tsx';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import styles from './home.module.css';

type MomentLineProps = { readonly moment: UpcomingMoment; readonly zone: string };

/** One record opening or closing. */
export function MomentLine({ moment, zone }: MomentLineProps) {
  const { t } = useTranslation('home');
  const { at, kind, module, recordId, image, path, change } = moment;
  const { label, isNamed } = useWholeLabel(moment);
  return (
    <li className={styles.line}>
      <TwoClocks at={at} zone={zone} />
      <Tag tone={kind === 'opens' ? 'green' : 'neutral'} glyph={kind === 'opens' ? '▸' : '■'}>
        {t(kind)}
      </Tag>
      <span className={styles.what}>
        <Thumbnail path={image} size={22} />
        <RecordPageLink module={module} recordId={recordId} path={path}>
          {label}
        </RecordPageLink>
        {isNamed ? (
          <span className={styles.soft}>
            <ModuleTitle module={module} />
          </span>
        ) : null}
        {change === null ? null : (
          <span title={t('notReleasedHelp')}>
            <Tag tone="orange" glyph="●">
              {t('notReleased')}
            </Tag>
          </span>
        )}
      </span>
    </li>
  );
}

/** The time of the game, and the person's own beside it where that is another one. */
function TwoClocks({ at, zone }: { readonly at: string; readonly zone: string }) {
  const own = readZone();
  const instant = parseInstant(at);
  const ownTime = wallTime(instant, own);
  const isSameDay = ownTime.slice(0, 10) === wallTime(instant, zone).slice(0, 10);
  return (
    <time className={styles.clock} dateTime={isoInstant(at)} title={explainDateTime(at, zone)}>
      {wallTime(instant, zone).slice(11, 16)}
      {own === zone ? null : (
        <span className={styles.own}> {isSameDay ? ownTime.slice(11, 16) : ownTime.slice(5, 16)}</span>
      )}
    </time>
  );
}
