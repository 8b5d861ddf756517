import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { deliveryTrialQuery, isWaiting, type Delivery, type DeliveryTrial } from '../../api/deliveries.ts';
import { ExceededLimits } from '../../engine/access/exceeded-limits.tsx';
import { useApprover } from '../../engine/access/use-approver.ts';
import { useBranch } from '../../engine/use-branch.ts';
import styles from './deliveries.module.css';

type DeliveryProps = { readonly delivery: Delivery };

/** What sending would refuse or warn of, shown before it is tried. */
export function TrialNotices({ delivery }: DeliveryProps) {
  const { environment } = useBranch();
  const { data: trial, error } = useQuery(deliveryTrialQuery(environment, delivery));
  if (error) return <Alert type="error" showIcon title={errorMessage(error)} />;
  if (trial === undefined) return null;
  return (
    <>
      <Outcome delivery={delivery} trial={trial} />
      {trial.warnings.map(({ code, message }) => (
        <Alert key={code} type="warning" showIcon title={message} />
      ))}
    </>
  );
}

type OutcomeProps = DeliveryProps & { readonly trial: DeliveryTrial };

/** Of one that waits for approval, the notice above it says so already. */
function Outcome({ delivery, trial: { problems, exceeds } }: OutcomeProps) {
  const { t } = useTranslation('deliveries');
  if (problems.length > 0) return <Problems problems={problems} />;
  if (isWaiting(delivery)) return null;
  if (exceeds.length > 0) return <BeyondLimits exceeds={exceeds} />;
  return <Alert type="success" showIcon title={t('trialGood')} />;
}

function Problems({ problems }: Pick<DeliveryTrial, 'problems'>) {
  const { t } = useTranslation('deliveries');
  return (
    <Alert
      type="error"
      showIcon
      title={t('trialBad')}
      description={
        <ul className={styles.problems}>
          {problems.map(({ message }, index) => (
            <li key={index}>{message}</li>
          ))}
        </ul>
      }
    />
  );
}

/** By how much, and what can be done about it. */
function BeyondLimits({ exceeds }: Pick<DeliveryTrial, 'exceeds'>) {
  const { t } = useTranslation('deliveries');
  const approver = useApprover();
  return (
    <Alert
      type="warning"
      showIcon
      title={t('trialBeyond')}
      description={
        <>
          <ExceededLimits exceeds={exceeds} />
          <div>{t(`trialBeyondHelp.${approver}`)}</div>
        </>
      }
    />
  );
}
