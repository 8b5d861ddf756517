import { textOf } from '@quartermaster/domain/core/json';
import type { ScriptAnswer } from '@quartermaster/contract/http/story-files';
import type { Issue } from '@quartermaster/domain/core/issue';
import type { Script } from '@quartermaster/domain/story/script';

type Missing = Pick<ScriptAnswer, 'missing_speakers' | 'missing_assets' | 'missing_choices'>;

/** What a script names and nothing has, by number of the line. */
export function missingIn(issues: readonly Issue[], { lines, choices }: Script): Missing {
  const lineOf = (path: string): number => {
    const [list, index] = path.split('.');
    const choice = list === 'choices' ? choices[Number(index)] : undefined;
    return choice?.lineNo ?? lines[Number(index)]?.no ?? 0;
  };
  const found = (codes: readonly Issue['code'][], param: string) =>
    issues
      .filter(({ code }) => codes.includes(code))
      .map(({ path, params }) => ({ line: lineOf(path), name: textOf(params[param]) }));
  return {
    missing_speakers: found(['script_no_speaker'], 'name'),
    missing_assets: found(['script_no_file'], 'path').map(({ line, name }) => ({ line, asset: name })),
    missing_choices: found(['script_leads_nowhere', 'script_no_line'], 'line').map(({ line, name }) => ({
      line,
      target: name,
    })),
  };
}
