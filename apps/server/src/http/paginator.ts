/** The frame of a paged answer, as every paged list of the API carries it. */
type Paginator<T> = {
  readonly current_page: number;
  readonly data: T[];
  readonly from: number | null;
  readonly last_page: number;
  readonly next_page_url: string | null;
  readonly path: string;
  readonly per_page: number;
  readonly prev_page_url: string | null;
  readonly to: number | null;
  readonly total: number;
};

type Page<T> = {
  readonly data: T[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly path: string;
  /** The rest of the query, kept in the addresses of the neighbouring pages. */
  readonly query: Readonly<Record<string, string | number | undefined>>;
};

export function paginate<T>({ data, total, page, perPage, path, query }: Page<T>): Paginator<T> {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const first = (page - 1) * perPage + 1;
  const pageUrl = (number: number): string => {
    const entries = Object.entries({ ...query, page: number }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)] as [string, string]],
    );
    return `${path}?${new URLSearchParams(entries).toString()}`;
  };
  return {
    current_page: page,
    data,
    from: data.length === 0 ? null : first,
    last_page: lastPage,
    next_page_url: page < lastPage ? pageUrl(page + 1) : null,
    path,
    per_page: perPage,
    prev_page_url: page > 1 ? pageUrl(page - 1) : null,
    to: data.length === 0 ? null : first + data.length - 1,
    total,
  };
}
