/** Endings and media types of the files that can be imported. */
export const IMPORTED_FILES = '.xlsx,.xlsm,.csv,.json,.txt,.tsv,text/csv,application/json';

/** Workbooks have a sheet for each module, or one. */
export const isWorkbook = ({ name }: Pick<File, 'name'>): boolean => /\.xls[xm]$/i.test(name);
