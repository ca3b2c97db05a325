import { globSync, readFileSync, statSync } from 'node:fs'
import { join, posix, sep } from 'node:path'

const ending = /\.(ts|tsx|mjs|astro|css|sql|md|yaml|yml|toml)$/
const fromRoot = /^(packages|scripts|docs)\//
const shaped = /^[\w@.[\]-]+(\/[\w@.[\]-]+)*\/?$/
/** Paths that only a build, a run or a test creates. */
const generatedPattern = /(^|\/)(dist|\.data|\.cache|\.astro|node_modules|test-results)(\/|$)/

/** @param {string} root @returns {string[]} every file below it, relative to it and with / */
const treeOf = (root) =>
  globSync(['**', '**/.*', '**/.*/**'], {
    cwd: root,
    exclude: ['**/{node_modules,dist,.astro,.cache,.data,.git,.wireit,coverage,test-results}'],
  })
    .filter((file) => statSync(join(root, file)).isFile())
    .map((file) => file.replaceAll(sep, '/'))

/**
 * True where a path leads somewhere: from the root, from the package that the document is of, or as the end of a file's path in a folder that
 * the document is about. Documents about the whole may name the end of any.
 * @param {string[]} tree
 * @param {string} path
 * @param {string} document
 * @param {string[]} folders that the document names
 */
function exists(tree, path, document, folders) {
  const isProjectDocument = document.startsWith('docs/') || !document.includes('/')
  const baseFolders = isProjectDocument ? [''] : [posix.dirname(document), ...folders].map((folder) => `${folder}/`)
  const member = /^(packages\/[^/]+|[^/]+)\//.exec(document)?.[0] ?? ''
  const near = /^\.\.?\//.test(path) ? posix.join(posix.dirname(document), path) : path
  const name = near.replace(/\/$/, '')
  const starts = [member, `${member}src/`, ...(name.includes('/') ? [''] : [])]
  return tree.some((file) => {
    const slashed = `/${file}/`
    if (starts.some((start) => slashed.startsWith(`/${start}${name}/`))) return true
    return (
      baseFolders.some((folder) => file.startsWith(folder)) &&
      (ending.test(path) ? slashed.endsWith(`/${name}/`) : slashed.includes(`/${name}/`))
    )
  })
}

/** @param {string} text @returns {string[]} paths between backticks, without blocks of code */
function pathsIn(text) {
  const prose = text.replace(/^ *```[\s\S]*?^ *```/gm, '')
  const quoted = Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, name = '']) => name)
  return quoted.filter(
    (name) =>
      shaped.test(name) &&
      !generatedPattern.test(name) &&
      (ending.test(name) || name.endsWith('/') || fromRoot.test(name)),
  )
}

/** @param {string} text @returns {string[]} targets of links, without addresses */
const linksIn = (text) =>
  Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, to = '']) => to).filter((to) => !/^[a-z]+:/.test(to))

/** @param {string} heading as GitHub makes an anchor of it */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
/** @param {string} text */
const anchorsIn = (text) => Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading))

/** Pages of the site, whose links are addresses of the site: a crawl of it follows them. */
const sitePages = 'packages/server/src/web/info-pages/texts/'

/**
 * The documents of a tree: Markdown for people.
 * @param {string} root
 */
const documentsIn = (root) => treeOf(root).filter((file) => file.endsWith('.md') && !file.startsWith(sitePages))

const source = /\.(ts|tsx|mjs|astro|css)$/

/**
 * Sections of the specification and decisions that comments refer to, and that do not exist.
 * @param {string} root
 * @returns {string[]} one line for each error
 */
export function citationErrors(root) {
  const tree = treeOf(root)
  const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  const isDecision = (/** @type {string} */ number) => tree.some((file) => file.startsWith(`docs/decisions/${number}-`))
  return tree
    .filter((file) => source.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const sections = Array.from(text.matchAll(/docs\/specification\.md, section (\d)/g), ([, number = '']) => number)
      const decisions = Array.from(text.matchAll(/\bdecision (\d{3})\b/gi), ([, number = '']) => number)
      return [
        ...sections
          .filter((n) => !specification.includes(`\n## ${n}. `))
          .map((n) => `${file}: the specification has no section ${n}`),
        ...decisions.filter((n) => !isDecision(n)).map((n) => `${file}: there is no decision ${n}`),
      ]
    })
}

/**
 * Files and folders in documents, and links between them, that do not exist.
 * @param {string} root
 * @returns {string[]} one line for each error
 */
export function documentErrors(root) {
  const tree = treeOf(root)
  const existingFiles = new Set(tree)
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')
  return documentsIn(root).flatMap((file) => {
    const text = read(file)
    const paths = pathsIn(text)
    const folders = paths
      .filter((path) => fromRoot.test(path) && !ending.test(path))
      .map((path) => path.replace(/\/$/, ''))
    const missing = paths.filter((path) => !exists(tree, path, file, folders))
    const broken = linksIn(text).filter((to) => {
      const [path = '', anchor] = to.split('#')
      const target = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, '')
      if (!existingFiles.has(target)) return !tree.some((entry) => entry.startsWith(`${target}/`))
      return anchor !== undefined && !anchorsIn(read(target)).includes(anchor)
    })
    return [
      ...missing.map((path) => `${file}: there is no ${path}`),
      ...broken.map((to) => `${file}: the link to ${to} leads nowhere`),
    ]
  })
}
