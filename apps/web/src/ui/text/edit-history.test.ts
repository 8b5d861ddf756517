import { describe, expect, it } from 'vitest';
import { createEditHistory, listenForUndo } from './edit-history.ts';

describe('the edits of a text box', () => {
  it('are taken back one at a time, and done again', () => {
    const history = createEditHistory();
    for (const shown of ['560', '6', '61', '72']) history.see(shown);
    expect(history.undo('72')).toBe('61');
    expect(history.undo('61')).toBe('6');
    expect(history.redo('6')).toBe('61');
    expect(history.undo('61')).toBe('6');
    expect(history.undo('6')).toBe('560');
    expect(history.undo('560')).toBeNull();
    expect(history.redo('560')).toBe('6');
  });

  it('include what was changed by other means than typing', () => {
    const history = createEditHistory();
    history.see('560');
    // The arrow key changed it: nothing was typed.
    expect(history.undo('561')).toBe('560');
    expect(history.undo('560')).toBeNull();
  });

  it('end also where the box rounds what is put back', () => {
    const history = createEditHistory();
    for (const shown of ['1', '1.239', '1.24']) history.see(shown);
    expect(history.undo('1.24')).toBe('1.239');
    expect(history.undo('1.24')).toBe('1');
    expect(history.undo('1')).toBeNull();
  });

  it('cannot be done again after another edit', () => {
    const history = createEditHistory();
    for (const shown of ['1', '12']) history.see(shown);
    history.undo('12');
    history.see('1');
    history.see('13');
    expect(history.redo('13')).toBeNull();
    expect(history.undo('13')).toBe('1');
  });
});

class Box extends EventTarget {
  value = '560';
}

/** A box, and what a key or an entry of the menu does to it. */
function openBox() {
  const box = new Box();
  const end = listenForUndo(box as unknown as HTMLElement);
  const happens = (type: string, more: object): boolean =>
    box.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), more));
  return {
    box,
    end,
    press: (key: string, keys: object = { ctrlKey: true }) => happens('keydown', { key, ...keys }),
    menu: (inputType: string) => happens('beforeinput', { inputType }),
    type: (text: string): void => {
      happens('beforeinput', { inputType: 'insertText' });
      box.value = text;
      happens('input', { inputType: 'insertText' });
    },
  };
}

describe('undo in a box whose text is set by code', () => {
  it('takes back one edit with each press, by the key and by the menu', () => {
    const { box, press, menu, type } = openBox();
    for (const text of ['5607', '56072']) type(text);
    expect(press('z')).toBe(false);
    expect(box.value).toBe('5607');
    menu('historyUndo');
    expect(box.value).toBe('560');
    press('Z', { metaKey: true, shiftKey: true });
    expect(box.value).toBe('5607');
    press('y');
    expect(box.value).toBe('56072');
  });

  it('leaves other keys alone, and letters that an input method still composes', () => {
    const { box, press, type } = openBox();
    expect(press('z', {})).toBe(true);
    box.dispatchEvent(Object.assign(new Event('input'), { isComposing: true }));
    type('5');
    box.dispatchEvent(new Event('compositionend'));
    press('z');
    expect(box.value).toBe('560');
  });

  it('ends', () => {
    const { box, end, press, type } = openBox();
    type('5');
    end();
    press('z');
    expect(box.value).toBe('5');
  });
});
