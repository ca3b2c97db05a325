/** The address of a list narrowed by these filters. */
export const listWith = (resource: string, filter: Readonly<Record<string, unknown>>): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}&page=1`
