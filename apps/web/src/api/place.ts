/** Where data is read and written: never a default, always from the address. */
export type Branch = { readonly environment: string; readonly version: string };

/** A module in an environment and version. */
export type Place = Branch & { readonly module: string };
