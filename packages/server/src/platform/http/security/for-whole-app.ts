/** Lets a plugin's hooks and decorations reach the whole app, as Fastify's own documentation names it. */
export function forWholeApp<T extends (...args: never[]) => unknown>(plugin: T, name: string): T {
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true, [Symbol.for('fastify.display-name')]: name })
}
