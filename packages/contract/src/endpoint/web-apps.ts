/**
 * What is opened in a browser: the folder that it is built in, the path that it is served under, and, of consoles, that path's first
 * segment, by which a page's credential is chosen. Every other path is the site's. One that comes later is added here; its own
 * package.json says how it is built.
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
