import { objectOf, textOf } from '@quartermaster/domain/core/json';
import { FALLBACK_LANGUAGE, type Language } from '@quartermaster/domain/core/language';
import { CHARACTER_MODULES, NARRATOR, NARRATOR_LABEL } from '@quartermaster/domain/enums/story-speaker';
import type { Script } from '@quartermaster/domain/story/script';
import { characterOf } from '@quartermaster/domain/story/speakers';
import { useQueries } from '@tanstack/react-query';
import { readRecordQuery } from '../../api/read-record.ts';
import { useBranch } from '../../engine/use-branch.ts';
import type { ScriptLabels } from './script-labels.ts';

/** A speaker's name in a language; empty: no speaker. */
export type SpeakerName = (speaker: string, language: Language) => string;

/** Names of the speakers of a script: characters as their records have them, others as `labels` or the script do. */
export function useSpeakerNames({ lines }: Script, labels: ScriptLabels): SpeakerName {
  const { environment, version } = useBranch();
  const characters = [...new Set(lines.map(({ speaker }) => speaker))].flatMap((speaker) => {
    const character = characterOf(speaker);
    return character === null ? [] : [{ speaker, ...character }];
  });
  const names = useQueries({
    queries: characters.map(({ kind, id }) =>
      readRecordQuery({ environment, version, module: CHARACTER_MODULES[kind] }, String(id)),
    ),
    combine: (answers) => answers.map(({ data }) => objectOf(data?.record.data['name'])),
  });
  return (speaker, language) => {
    if (speaker === NARRATOR) return NARRATOR_LABEL[language];
    const name = names[characters.findIndex((character) => character.speaker === speaker)] ?? {};
    return textOf(name[language]) || textOf(name[FALLBACK_LANGUAGE]) || (labels.get(speaker) ?? speaker);
  };
}
