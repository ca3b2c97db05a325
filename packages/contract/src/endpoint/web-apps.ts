/**
 * The web apps: the folder of the build, the path, and, for consoles, the first segment of that path, which selects a page's credential.
 * Every other path is the site's. A new app is added here; its own package.json declares its build.
 */
export const webApps = {
  site: { path: '/' },
  admin: { path: '/admin', segment: 'admin' },
  buyer: { path: '/administration', segment: 'administration' },
} as const

type WebApp = keyof typeof webApps
type Segments<T> = T extends { segment: infer S } ? S : never
/** The first path segment of a console. */
export type ConsoleSegment = Segments<(typeof webApps)[WebApp]>

const entries = Object.entries<{ path: string; segment?: ConsoleSegment }>(webApps)
/** The consoles: each answers every path below its own with its one page. */
export const consoles = entries.flatMap(([name, { path, segment }]) => (segment ? [{ name, path, segment }] : []))
