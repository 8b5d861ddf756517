/** A number as it is read: browsers write a hyphen before a negative one, differences a minus sign. */
export const withMinus = (text: string): string => text.replace('-', '−');
