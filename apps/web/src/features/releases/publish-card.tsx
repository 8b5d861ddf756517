import { MAX_RELEASE_NAME, MAX_RELEASE_NOTE } from '@quartermaster/contract/http/limits';
import { RocketOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { EnvironmentConfirmation } from '../../ui/feedback/environment-confirmation.tsx';
import styles from './releases.module.css';
import { missingStep, type ReleaseDraft } from './use-release-draft.ts';

/** Where the button at the top of the page leads. */
export const PUBLISH_CARD = 'publish';

/** Names the release and sends it. The button says what it does; what is missing is beneath. */
export function PublishCard({ draft }: { readonly draft: ReleaseDraft }) {
  const { t } = useTranslation('releases');
  const id = useId();
  const { form, setForm, publish, changes, confirmationName } = draft;
  const missing = missingStep(draft, draft.problems.data);
  return (
    <Card id={PUBLISH_CARD} title={t('release')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (changes.data && missing === null) publish.mutate(changes.data);
        }}
      >
        <label htmlFor={`${id}-name`}>{t('name')}</label>
        <Input
          id={`${id}-name`}
          maxLength={MAX_RELEASE_NAME}
          value={form.name}
          onChange={({ target }) => setForm({ name: target.value })}
        />
        <label htmlFor={`${id}-note`}>{t('note')}</label>
        <Input.TextArea
          id={`${id}-note`}
          rows={2}
          maxLength={MAX_RELEASE_NOTE}
          value={form.note}
          onChange={({ target }) => setForm({ note: target.value })}
        />
        {confirmationName === null ? null : (
          <EnvironmentConfirmation
            name={confirmationName}
            value={form.confirmation}
            onChange={(confirmation) => setForm({ confirmation })}
          />
        )}
        {draft.heldCount > 0 ? (
          <p className={styles.hint}>{t('staysHeld', { count: draft.heldCount })}</p>
        ) : null}
        <PublishButton draft={draft} />
      </form>
    </Card>
  );
}

function PublishButton({ draft }: { readonly draft: ReleaseDraft }) {
  const { t } = useTranslation('releases');
  const missing = missingStep(draft, draft.problems.data);
  const reasons = {
    check: t('missingCheck'),
    problems: t('missingProblems'),
    warnings: t('missingWarnings'),
    name: t('missingName'),
    confirmation: t('missingConfirmation'),
    empty: t('missingChanges'),
  };
  return (
    <>
      <Button
        type="primary"
        htmlType="submit"
        block
        icon={<RocketOutlined aria-hidden />}
        danger={draft.branch.details.isProtected}
        disabled={missing !== null}
        loading={draft.publish.isPending}
      >
        {t('publishCount', { count: draft.count })}
      </Button>
      {missing ? <p className={styles.hint}>{reasons[missing]}</p> : null}
    </>
  );
}
