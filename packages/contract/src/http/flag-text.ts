/** How a switch is written in an address or in a form: `1` is on, `0` is off. */
export const FLAG_TEXTS = ['0', '1'] as const;

export type FlagText = (typeof FLAG_TEXTS)[number];

/** A switch for an address or a form. */
export const flagText = (isOn: boolean): FlagText => (isOn ? '1' : '0');

/** A switch for an address that says it only where it is on. */
export const flagWhereOn = (isOn: boolean): '1' | undefined => (isOn ? '1' : undefined);

/** Whether a switch of an address is on; it is off where the address does not say it. */
export const isFlagOn = (text: unknown): boolean => text === '1';
