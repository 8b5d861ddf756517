import { InfoCircleOutlined, UndoOutlined } from '@ant-design/icons';
import { TEXT_STATES } from '@quartermaster/contract/http/choices';
import type { TextState } from '@quartermaster/contract/http/localization';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { Button, Select } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextProgress } from '../../api/localization.ts';
import { formatNumber } from '../../i18n/format.ts';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import { SearchBox } from '../list/search-box.tsx';
import toolbarStyles from '../list/list-toolbar.module.css';
import { AreaSelect } from './area-select.tsx';
import { EventSelect } from './event-select.tsx';
import styles from './texts.module.css';
import type { TextsAddress } from './use-texts-address.ts';

type TextsToolbarProps = {
  readonly module: ResolvedModule;
  readonly address: TextsAddress;
  readonly progress: TextProgress | undefined;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly hasDetails: boolean;
  readonly onDetails: () => void;
};

const BY_LANGUAGE: ReadonlySet<TextState> = new Set(['missing', 'stale']);

/** What to look for, in which state, in which area, and from which language. Typing in the grid does not draw it again. */
export const TextsToolbar = memo(function TextsToolbar({
  module,
  address,
  progress,
  ...looks
}: TextsToolbarProps) {
  const { t } = useTranslation('texts');
  const { request, change } = address;
  return (
    <div className={toolbarStyles.toolbar}>
      <SearchBox value={request.q} onSearch={(q) => change({ q })} />
      <StateChoice
        request={request}
        progress={progress}
        onChoose={(state) => change({ state, language: null })}
      />
      {BY_LANGUAGE.has(request.state) ? (
        <LanguageSelect
          label={t('inLanguage')}
          any={t('anyLanguage')}
          value={request.language}
          without={request.state === 'stale' ? request.source : null}
          onChange={(language) => change({ language })}
        />
      ) : null}
      <AreaSelect module={module} request={request} progress={progress} onChange={change} />
      <EventSelect value={request.event} onChange={(event) => change({ event })} />
      <LanguageSelect
        label={t('sourceLanguage')}
        prefix={t('from')}
        value={request.source}
        onChange={(source) => change({ source: source ?? 'en', language: null })}
      />
      <Looks {...looks} />
    </div>
  );
});

function Looks({
  canUndo,
  onUndo,
  hasDetails,
  onDetails,
}: Pick<TextsToolbarProps, 'canUndo' | 'onUndo' | 'hasDetails' | 'onDetails'>) {
  const { t } = useTranslation('texts');
  const { t: tc } = useTranslation();
  return (
    <div className={toolbarStyles.looks}>
      <Button
        type="text"
        icon={<UndoOutlined />}
        disabled={!canUndo}
        onClick={onUndo}
        aria-label={tc('undo')}
        title={tc('undo')}
      />
      <Button
        type="text"
        icon={<InfoCircleOutlined />}
        onClick={onDetails}
        aria-pressed={hasDetails}
        aria-label={t('details')}
        title={t('details')}
        className={hasDetails ? (styles.pressed ?? '') : ''}
      />
    </div>
  );
}

type StateChoiceProps = {
  readonly request: TextsAddress['request'];
  readonly progress: TextProgress | undefined;
  readonly onChoose: (state: TextState) => void;
};

function StateChoice({ request, progress, onChoose }: StateChoiceProps) {
  const { t } = useTranslation('texts');
  return (
    <div className={styles.states} role="group" aria-label={t('states')}>
      {TEXT_STATES.map((state) => {
        const count = progress?.states[state];
        return (
          <button
            key={state}
            type="button"
            className={styles.state}
            data-state={state}
            data-empty={count === 0}
            aria-pressed={request.state === state}
            onClick={() => onChoose(state)}
          >
            {t(`state.${state}`)}
            {count === undefined ? null : <span className={styles.count}>{formatNumber(count)}</span>}
          </button>
        );
      })}
    </div>
  );
}

type LanguageSelectProps = {
  readonly label: string;
  readonly prefix?: string;
  /** What to call no language in particular, where that can be chosen. */
  readonly any?: string;
  readonly value: Language | null;
  readonly without?: Language | null;
  readonly onChange: (language: Language | null) => void;
};

function LanguageSelect({ label, prefix, any, value, without, onChange }: LanguageSelectProps) {
  const languages = LANGUAGES.filter((language) => language !== without);
  return (
    <Select<Language | ''>
      aria-label={label}
      title={label}
      prefix={prefix}
      value={value ?? ''}
      popupMatchSelectWidth={false}
      options={[
        ...(any === undefined ? [] : [{ value: '' as const, label: any }]),
        ...languages.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
      ]}
      onChange={(next) => onChange(next === '' ? null : next)}
    />
  );
}
