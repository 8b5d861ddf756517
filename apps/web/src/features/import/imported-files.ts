/** Endings and media types of the files that can be imported. */
export const IMPORTED_FILES = '.xlsx,.xlsm,.csv,.json,.txt,.tsv,text/csv,application/json';
