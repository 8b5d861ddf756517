import { pointText, type Point } from '@quartermaster/contract/http/point';
import { useTranslation } from 'react-i18next';
import { GamePageLink } from '../../engine/game-page-link.tsx';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { PlaceTag } from '../../engine/place-tag.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { readLanguage } from '../../i18n/language.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { CopyButton } from '../../ui/text/copy-button.tsx';
import { useLabAddress } from './lab-address.ts';
import { LabForm } from './lab-form.tsx';
import { LabSide } from './lab-side.tsx';
import styles from './lab.module.css';

/** Draws from any gachapon of any draft, release or moment with the code of the game, and what that costs. */
export function GachaLabScreen() {
  const { t } = useTranslation('lab');
  const branch = useBranch();
  const { input, run } = useLabAddress();
  const sides: readonly Point[] = [input.first, input.second].filter((point) => point !== null);
  return (
    <ModuleFields module={null}>
      <PageHead
        breadcrumb={[]}
        title={t('title')}
        meta={<PlaceTag environment={branch.details} />}
        actions={
          <>
            {input.gachapon === '' ? null : (
              <GamePageLink path={`odds/${encodeURIComponent(input.gachapon)}.html?lang=${readLanguage()}`}>
                {t('published')}
              </GamePageLink>
            )}
            <CopyButton text={window.location.href} label={t('address')} />
          </>
        }
      />
      <div className={styles.page}>
        <LabForm key={JSON.stringify(input)} input={input} onRun={run} />
        {input.gachapon === '' ? (
          <Card>
            <EmptyState title={t('none')} text={t('choose')} />
          </Card>
        ) : (
          <div className={styles.sides} data-sides={sides.length}>
            {sides.map((point, index) => (
              <LabSide key={`${index} ${pointText(point)}`} point={point} input={input} />
            ))}
          </div>
        )}
      </div>
    </ModuleFields>
  );
}
