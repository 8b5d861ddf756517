import type { Script } from '@quartermaster/domain/story/script';
import {
  choose,
  goBack,
  goOn,
  jumpToLine,
  momentOf,
  startPlay,
  type Play,
} from '@quartermaster/domain/story/play-story';
import { useState } from 'react';

/** A story that is being played, and what the user can do in it. */
export type Playing = {
  readonly play: Play;
  readonly next: () => void;
  readonly choose: (position: number) => void;
  readonly back: () => void;
  readonly restart: () => void;
  readonly jumpTo: (line: number) => void;
};

/** Plays a script, from a line if one is given; one that is edited meanwhile goes on at the same line. */
export function usePlay(script: Script, background: string, from: number | undefined): Playing {
  const [play, setPlay] = useState(() => {
    const start = startPlay(script, background);
    return from === undefined ? start : jumpToLine(start, from);
  });
  const isSame = play.script === script && play.start.background === background;
  const current = isSame ? play : restarted(script, background, play);
  if (!isSame) setPlay(current);
  return {
    play: current,
    next: () => setPlay(goOn),
    choose: (position) => setPlay((before) => choose(before, position)),
    back: () => setPlay(goBack),
    restart: () => setPlay(startPlay(script, background)),
    jumpTo: (line) => setPlay((before) => jumpToLine(before, line)),
  };
}

function restarted(script: Script, background: string, before: Play): Play {
  const no = before.script.lines[momentOf(before).index]?.no;
  const play = startPlay(script, background);
  return no === undefined || before.moments.length < 2 ? play : jumpToLine(play, no);
}
