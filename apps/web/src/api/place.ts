/** Where data is read and written: never a default, always from the address. */
export type Branch = { readonly environment: string; readonly version: string };

/** A module in an environment and version. */
export type Place = Branch & { readonly module: string };

/** Where records are chosen from: the drafts of a version, or what players of the environment have now. */
export type ChoicePlace = Place & { readonly isLive?: boolean };
