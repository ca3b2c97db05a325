/** As a reader takes them: one value as a text, several as a list. */
export function readerInput(parameters: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** An address with its parameters, without a bare `?`. */
export function address(path: string, parameters: URLSearchParams): string {
  const query = parameters.toString().replaceAll('%2C', ',')
  return query ? `${path}?${query}` : path
}

/** The same listing with one parameter set; the window starts again unless the window itself is set. */
export function withParameter(parameters: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(parameters)
  for (const place of ['offset', 'cursor']) next.delete(place)
  next.set(name, value)
  return next
}

/** The same listing without one value of a filter; values written with commas come apart. */
export function withoutValue(parameters: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(parameters)
  for (const place of ['offset', 'cursor']) next.delete(place)
  const left = next
    .getAll(name)
    .flatMap((values) => (name === 'near' ? [values] : values.split(',')))
    .filter((item) => item.trim() !== value)
  next.delete(name)
  for (const item of left) next.append(name, item)
  return next
}
