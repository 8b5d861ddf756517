import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { LOG_SYSTEMS, logSystem } from '@quartermaster/domain/enums/log-system';
import { platform } from '@quartermaster/domain/enums/platform';
import { labelOf } from '@quartermaster/domain/enums/label-of';
import {
  subjectParts,
  type ReportGroup,
  type ReportSubject,
} from '@quartermaster/domain/reports/report-definitions';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { playerServersQuery } from '../../api/players.ts';
import type { Report, ReportRow } from '../../api/reports.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { formatShortDay } from '../../i18n/format.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';
import type { ReportAddress } from './report-address.ts';

export type RowNames = {
  readonly groupName: (group: string) => string;
  readonly subjectName: (row: Pick<ReportRow, 'subject' | 'detail'>) => string;
};

/** A calendar day as people say it; it is the same in every zone. */
export const dayText = (day: string): string => formatShortDay(`${day} 00:00:00`, 'UTC');

/** What rows are about, in words. */
export function useRowNames({ environment, definition }: ReportAddress, report: Report): RowNames {
  const { t } = useTranslation('report');
  const { data: servers = [] } = useQuery(playerServersQuery(environment));
  const nameOf = (module: string | null | undefined, id: string): string => {
    const title = module ? (report.references[module]?.[id]?.title ?? null) : null;
    return titleText(title, readTextLanguage()) || id;
  };
  return {
    groupName(group) {
      const names: Partial<Record<ReportGroup, () => string>> = {
        total: () => t('total'),
        day: () => dayText(group),
        week: () => dayText(group),
        month: () => group.slice(0, 7),
        server: () =>
          `${group} ${titleText(servers.find(({ serverId }) => String(serverId) === group)?.name ?? null, readTextLanguage())}`,
        platform: () => platformName(group, t('unknown')),
      };
      return names[report.group]?.() ?? (group || t('unknown'));
    },
    subjectName: ({ subject, detail }) => {
      const [word, number] = subjectParts(subject);
      const names: Readonly<Record<ReportSubject, () => string>> = {
        currency: () => subject,
        level: () => t('level', { level: subject }),
        gacha_group: () => t('gachaGroup', { gachapon: nameOf('gachapon-setting', subject), group: detail }),
        stage: () => nameOf('battle-setting', subject),
        event: () => nameOf('special-event-setting', subject),
        code_batch: () => nameOf('code-redeem-setting', subject),
        product: () => `${nameOf(word, number)} · ${detail}`,
        asset_source: () => `${assetName(word, number, nameOf)} · ${systemName(detail)}`,
      };
      return definition.subject === null ? '' : names[definition.subject]();
    },
  };
}

export function platformName(value: string, unknown: string): string {
  return labelOf(platform, value)?.[readLanguage()] ?? (value || unknown);
}

function assetName(
  kind: string,
  number: string,
  nameOf: (module: string | null | undefined, id: string) => string,
): string {
  const facts = findAssetKind(kind);
  const label = facts?.label[readLanguage()] ?? kind;
  return number === '' ? label : nameOf(facts?.target, number);
}

function systemName(system: string): string {
  const index = LOG_SYSTEMS.findIndex((name) => name === system);
  return logSystem.values[index]?.label[readLanguage()] ?? system;
}
