/** The error at a dotted path of a form's errors, if there is one. */
export function errorAt(errors: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (current, name) =>
        current !== null && typeof current === 'object' ? (current as Record<string, unknown>)[name] : undefined,
      errors,
    )
}

/** How many fields of a form are wrong, those within lists and groups counted each; errors of the form as a whole are none. */
export function countErrors(errors: object): number {
  return Object.entries(errors).reduce((sum, [name, error]: [string, unknown]) => {
    if (name === 'root' || typeof error !== 'object' || error === null) return sum
    const isField = 'type' in error && typeof error.type === 'string'
    return sum + (isField ? 1 : countErrors(error))
  }, 0)
}
