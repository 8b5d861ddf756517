import { useTranslation } from 'react-i18next';
import type { Release } from '../../api/releases.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { Tag } from '../../ui/text/tag.tsx';

/** Live, and where its content comes from when it was rolled back to. */
export function ReleaseMarks({
  release,
}: {
  readonly release: Pick<Release, 'isLive' | 'kind' | 'sourceNumber' | 'sourceModule'>;
}) {
  const { t } = useTranslation('releases');
  return (
    <>
      {release.isLive ? (
        <Tag tone="green" glyph="●">
          {t('live')}
        </Tag>
      ) : null}{' '}
      {release.kind === 'rollback' ? (
        <Tag tone="purple" glyph="↺">
          {t('source', { number: release.sourceNumber ?? 0 })}
          {release.sourceModule === null ? null : (
            <>
              {' · '}
              <ModuleTitle module={release.sourceModule} />
            </>
          )}
        </Tag>
      ) : null}
    </>
  );
}
