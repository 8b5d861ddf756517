/** Archives have times; ours say nothing by it, so that equal settings make equal files. */
export const ENTRY = { compressionLevel: 4, mtime: new Date(Date.UTC(2000, 0, 1)) } as const;
