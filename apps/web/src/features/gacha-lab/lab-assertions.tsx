import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { gachaponAssertionSetting } from '@quartermaster/domain/modules/gacha/gachapon-assertion-setting';
import { issueText } from '@quartermaster/domain/texts/issues';
import { useTranslation } from 'react-i18next';
import { RecordLink } from '../../fields/reference/record-link.tsx';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import type { LabAssertion } from './lab-report.ts';
import styles from './lab.module.css';

/** What designers assert of the gachapon: the same check as before a release. */
export function LabAssertions({ assertions }: { readonly assertions: readonly LabAssertion[] }) {
  const { t } = useTranslation('lab');
  return (
    <Card title={t('assertions')} flush>
      {assertions.length === 0 ? (
        <p className={styles.empty}>{t('assertionsNone')}</p>
      ) : (
        <ul className={styles.assertions}>
          {assertions.map((assertion) => (
            <Assertion key={assertion.id} assertion={assertion} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Assertion({ assertion: { id, name, broken } }: { readonly assertion: LabAssertion }) {
  const { t } = useTranslation('lab');
  const isBroken = broken !== null;
  return (
    <li className={styles.assertion}>
      {isBroken ? (
        <CloseCircleOutlined className={styles.bad} aria-hidden />
      ) : (
        <CheckCircleOutlined className={styles.good} aria-hidden />
      )}
      <span className={isBroken ? styles.bad : styles.good}>{t(isBroken ? 'broken' : 'holds')}</span>
      <span>
        {name}
        {broken === null ? null : <span className={styles.hint}>{brokenText(broken)}</span>}
      </span>
      <RecordLink module={gachaponAssertionSetting.key} id={id} />
    </li>
  );
}

/** As the release centre says it. */
function brokenText({ code, params }: NonNullable<LabAssertion['broken']>): string {
  return issueText({ code, params }, readLanguage());
}
