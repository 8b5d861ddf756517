import pg, { type CustomTypesConfig } from 'pg';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;

/**
 * How column values arrive: int8 as a number (sequence numbers stay far below 2^53), timestamptz as
 * a Date, date and timestamp as their text (a zone must not shift them), numeric as text.
 */
export const valueTypes: CustomTypesConfig = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    if (format === 'binary') return pg.types.getTypeParser(type, format);
    if (type === INT8) return Number;
    if (type === DATE || type === TIMESTAMP) return String;
    return pg.types.getTypeParser(type, 'text');
  },
};
