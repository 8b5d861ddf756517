/** A node of PostgreSQL's syntax tree, or a part of one. */
export type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of a list, such as those of a function; an empty text stands for what is no name. */
export const namesIn = (list: unknown): readonly string[] =>
  Array.isArray(list)
    ? list.map((item: unknown) => {
        const text = isTree(item) && isTree(item['String']) ? item['String']['sval'] : null;
        return typeof text === 'string' ? text : '';
      })
    : [];
