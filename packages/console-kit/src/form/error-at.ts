/** The error at a dotted path of a form's errors, if there is one. */
export function errorAt(errors: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, name) => (at !== null && typeof at === 'object' ? (at as Record<string, unknown>)[name] : undefined),
      errors,
    )
}
