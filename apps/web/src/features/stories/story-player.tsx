import { LeftOutlined, ReloadOutlined, RightOutlined } from '@ant-design/icons';
import { HTML_LANG, type Language, type LocalizedText } from '@quartermaster/domain/core/language';
import type { Script } from '@quartermaster/domain/story/script';
import { choicesAt, momentOf, type Moment } from '@quartermaster/domain/story/play-story';
import { Button } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { readTextLanguage } from '../../i18n/language.ts';
import { Kbd } from '../../ui/text/kbd.tsx';
import { LanguageSwitch } from '../../ui/text/language-switch.tsx';
import type { ScriptLabels } from './script-labels.ts';
import { Stage } from './stage.tsx';
import { StoryProblems } from './story-problems.tsx';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import styles from './stories.module.css';
import { usePlay, type Playing } from './use-play.ts';
import { useSpeakerNames, type SpeakerName } from './use-speaker-names.ts';

type StoryPlayerProps = {
  readonly script: Script;
  /** Of the opening scene; empty: none. */
  readonly background: string;
  readonly labels: ScriptLabels;
  /** The line to begin with; without, the first one. */
  readonly from?: number | undefined;
  /** What the line of a number is part of, beside its problems. */
  readonly partOf?: ((line: number) => string) | undefined;
  /** The language to begin with. */
  readonly first?: Language;
  /** Where a story goes on that has ended with this parameter. */
  readonly after?: (param: string) => ReactNode;
  /** Whether problems of the story are listed below it. */
  readonly isChecked?: boolean;
};

/** A story as a player goes through it: by buttons or by keys, in each language. */
export function StoryPlayer({
  script,
  background,
  labels,
  from,
  partOf,
  first,
  after,
  isChecked = false,
}: StoryPlayerProps) {
  const { t } = useTranslation('story');
  const [language, setLanguage] = useState<Language>(first ?? readTextLanguage);
  const playing = usePlay(script, background, from);
  const nameOf = useSpeakerNames(script, labels);
  const box = useRef<HTMLDivElement>(null);
  const { index, kind, stage, passing } = momentOf(playing.play);
  const line = script.lines[index];
  const { choosing, onKey } = useStoryKeys(box, playing);
  return (
    <div className={styles.player}>
      <LanguageSwitch label={t('language')} value={language} onChange={setLanguage} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys go through the story, as its buttons do */}
      <div
        ref={box}
        className={styles.story}
        role="group"
        aria-label={t('story')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- takes the keys
        tabIndex={0}
        onKeyDown={onKey}
      >
        <Stage stage={stage} passing={passing} nameOf={(speaker) => nameOf(speaker, language)} />
        <div className={styles.words} aria-live="polite" lang={HTML_LANG[language]}>
          <span className={styles.speaker}>{nameOf(line?.speaker ?? '', language)}</span>
          {kind === 'say' && line ? <Said text={line.text} language={language} /> : null}
          <Ending kind={kind} after={line?.param && after?.(line.param)} />
          <Choices playing={playing} language={language} onChoose={choosing} />
        </div>
      </div>
      <Controls
        playing={playing}
        labels={labels}
        nameOf={nameOf}
        language={language}
        canGoOn={kind === 'say'}
        onKey={onKey}
      />
      {isChecked ? <StoryProblems script={script} partOf={partOf} onOpen={playing.jumpTo} /> : null}
    </div>
  );
}

/** Keys of the story and its buttons, which go on after the press that removed or disabled a button. */
function useStoryKeys(box: RefObject<HTMLDivElement | null>, playing: Playing) {
  useEffect(() => {
    const pressed = document.activeElement;
    const player = box.current?.parentElement;
    // Continue at a choice or the end: a disabled button takes no keys.
    if (pressed instanceof HTMLButtonElement && pressed.disabled && player?.contains(pressed) === true)
      box.current?.focus();
  }, [box, playing.play]);
  const choosing = (position: number) => {
    playing.choose(position);
    // The button that was pressed is gone with its choice.
    box.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => handleKey(event, { ...playing, choose: choosing });
  return { choosing, onKey };
}

type EndingProps = { readonly kind: Moment['kind']; readonly after: ReactNode };

/** Where the story has ended, or cannot go on. */
function Ending({ kind, after }: EndingProps) {
  const { t } = useTranslation('story');
  if (kind === 'stuck') return <span className={styles.wrong}>{t('stuck')}</span>;
  return kind === 'end' ? (
    <>
      <strong>{t('end')}</strong>
      {after}
    </>
  ) : null;
}

function handleKey(event: KeyboardEvent, playing: Playing): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isButton = event.target instanceof HTMLButtonElement;
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (number > 0) playing.choose(number - 1);
  else if (event.key === 'ArrowRight' || (event.key === 'Enter' && !isButton)) playing.next();
  else if (event.key === 'ArrowLeft') playing.back();
  else if (event.key === 'Home') playing.restart();
  else return;
  event.preventDefault();
}

function Said({ text, language }: { readonly text: LocalizedText; readonly language: Language }) {
  const { t } = useTranslation('story');
  const own = text[language];
  if (own !== undefined) return <p className={styles.said}>{own}</p>;
  return <p className={styles.wrong}>{t('noText')}</p>;
}

type ChoicesProps = {
  readonly playing: Playing;
  readonly language: Language;
  readonly onChoose: (position: number) => void;
};

function Choices({ playing, language, onChoose }: ChoicesProps) {
  const { t } = useTranslation('story');
  const choices = choicesAt(playing.play);
  if (choices.length === 0) return null;
  return (
    <ol className={styles.choices}>
      {choices.map(({ no, text }, position) => (
        <li key={no}>
          <Button block className={styles.choice ?? ''} onClick={() => onChoose(position)}>
            {position < 9 ? <Kbd>{String(position + 1)}</Kbd> : null}
            {text[language] ?? <span className={styles.wrong}>{t('noText')}</span>}
          </Button>
        </li>
      ))}
    </ol>
  );
}

type ControlsProps = {
  readonly playing: Playing;
  readonly labels: ScriptLabels;
  readonly nameOf: SpeakerName;
  readonly language: Language;
  readonly canGoOn: boolean;
  readonly onKey: (event: KeyboardEvent) => void;
};

function Controls({ playing, labels, nameOf, language, canGoOn, onKey }: ControlsProps) {
  const { t } = useTranslation('story');
  const isAtStart = playing.play.moments.length < 2;
  const keys = { onKeyDown: onKey };
  return (
    <>
      <div className={styles.controls}>
        <Button icon={<LeftOutlined aria-hidden />} disabled={isAtStart} onClick={playing.back} {...keys}>
          {t('back')}
        </Button>
        <Button icon={<RightOutlined aria-hidden />} disabled={!canGoOn} onClick={playing.next} {...keys}>
          {t('next')}
        </Button>
        <Button
          icon={<ReloadOutlined aria-hidden />}
          disabled={isAtStart}
          onClick={playing.restart}
          {...keys}
        >
          {t('restart')}
        </Button>
        <LineChoice playing={playing} labels={labels} nameOf={nameOf} language={language} />
      </div>
      <p className={styles.note}>{t('keys')}</p>
    </>
  );
}

type LineChoiceProps = Omit<ControlsProps, 'canGoOn' | 'onKey'>;

function LineChoice({ playing, labels, nameOf, language }: LineChoiceProps) {
  const { t } = useTranslation('story');
  const { script } = playing.play;
  const no = script.lines[momentOf(playing.play).index]?.no;
  const options = script.lines.map(({ no: value, speaker, command, text }) => {
    const name = speaker === '' ? labels.get(command) : nameOf(speaker, language);
    return { value, label: [value, name, text[language]].filter(Boolean).join(' · ') };
  });
  return (
    <SearchedSelect
      className={styles.lines ?? ''}
      aria-label={t('goToLine')}
      value={no ?? null}
      placeholder={t('goToLine')}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={360}
      options={options}
      onChange={(next) => {
        if (next !== null) playing.jumpTo(next);
      }}
    />
  );
}
