import { importsOf, reachableFrom, resolvePath, type Sources } from './module-graph.ts'

/** Parts of react-admin and of the kit that call the data provider, and their calls. */
const partCalls: Readonly<Record<string, readonly string[]>> = {
  ListPage: ['list'],
  EntityList: ['list', 'remove', 'removeMany'],
  EntityEdit: ['get', 'update', 'remove'],
  EntityCreate: ['create'],
  RecordEdit: ['get'],
  RecordForm: ['update'],
  CreateBase: ['create'],
  DeleteWithConfirmButton: ['remove'],
  useGetList: ['list'],
  useGetOne: ['get'],
  useCreate: ['create'],
  useUpdate: ['update'],
  useDelete: ['remove'],
}
const partPattern = new RegExp(`(?:<|\\b)(${Object.keys(partCalls).join('|')})\\b(?=[\\s(<>/])`, 'g')
const actionPattern = /\buse(?:Act|Read)\(([^,()]*),\s*'(\w+)'/g
const literals = (text: string) => [...text.matchAll(/'([\w-]+)'/g)].map(([, literal = '']) => literal)
const withoutImports = (source: string) => source.replace(/^import\b[^;]*?from '[^']+'$/gm, '')

const callsOfParts = (source: string) =>
  [...withoutImports(source).matchAll(partPattern)].flatMap(([, part = '']) => partCalls[part] ?? [])

/** Resources that a source names where it reads or writes them. */
function namedResources(source: string): string[] {
  const inHooks = source.matchAll(/\buse(?:GetList|GetOne|Create|Update|Delete)(?:<[^>]*>)?\(\s*'([\w-]+)'/g)
  const ofParents = source.matchAll(/`institutes\/\$\{\w+\}\/([\w-]+)`/g)
  const inElements = source.matchAll(/\bresource="([\w-]+)"/g)
  return [...inHooks, ...ofParents, ...inElements].map(([, name = '']) => name)
}

/** Where `screens.tsx` or `App.tsx` names the modules of a resource's screens. */
function screenModules(sources: Sources, path: string, declaration: string) {
  const source = sources.get(path) ?? ''
  const lazy = [...source.matchAll(/const (\w+) = lazy\(.*?import\('([^']+)'\)/gs)].map(([, name = '', to = '']) => ({
    name,
    path: resolvePath(sources, path, to) ?? '',
  }))
  const imported = importsOf(sources, path).flatMap(({ path: to, names = [] }) =>
    names.map((name) => ({ name, path: to })),
  )
  const identifiers = new Set(declaration.match(/\w+/g))
  return [...lazy, ...imported].flatMap(({ name, path: to }) =>
    identifiers.has(name) ? [{ path: to, names: [name] }] : [],
  )
}

const screensPath = 'buyer/src/screens.tsx'
const appPath = 'buyer/src/App.tsx'

/** The text that declares each resource's screens, with its file. */
function declarations(sources: Sources) {
  const [, table = ''] = (sources.get(screensPath) ?? '').split('export const screens')
  const children = [...table.matchAll(/^ {2}'?([\w-]+)'?: (\{[^\n]*\}|\{$.*?^ {2}\}),$/gms)]
  const parents = [...(sources.get(appPath) ?? '').matchAll(/<Resource name="([\w-]+)"([^>]*)>/g)]
  return [
    ...children.map(([, resource = '', text = '']) => ({ resource, text, path: screensPath })),
    ...parents.map(([, resource = '', text = '']) => ({ resource, text, path: appPath })),
  ]
}

const isOwn = (path: string) => !path.startsWith('packages/console-kit/')

/** Calls of the console: `resource.operation` of the data provider, and `endpoints.name` of the client. */
export function callsOf(sources: Sources): {
  provider: Set<string>
  client: Set<string>
  modules: ReadonlySet<string>
} {
  const provider = new Set<string>()
  const client = new Set<string>()
  for (const { resource, text, path } of declarations(sources)) {
    const modules = [...reachableFrom(sources, screenModules(sources, path, text))].filter(isOwn)
    const texts = modules.map((module) => sources.get(module) ?? '')
    const edited = texts.flatMap((source) => source.match(/<RecordEdit[^>]*\bresource="([\w-]+)"/)?.[1] ?? [])
    for (const operation of texts.flatMap(callsOfParts))
      for (const name of edited.length > 0 ? edited : [resource]) provider.add(`${name}.${operation}`)
  }
  const modules = reachableFrom(sources, [{ path: 'buyer/src/main.tsx' }])
  for (const module of modules) {
    const source = sources.get(module) ?? ''
    for (const [, resources = '', action] of source.matchAll(actionPattern))
      for (const resource of literals(resources)) provider.add(`${resource}.${action}`)
    if (isOwn(module))
      for (const resource of namedResources(source))
        for (const operation of callsOfParts(source)) provider.add(`${resource}.${operation}`)
    for (const [, endpoints, name] of source.matchAll(/\bclient\.(?:call|file)\(\s*(\w+)\.(\w+)/g))
      client.add(`${endpoints}.${name}`)
  }
  return { provider, client, modules }
}
