import { childEnvironment } from './environment.mjs'
import { inLanes } from './processes/lanes.mjs'
import { run } from './processes/processes.mjs'
import { during, log, Trouble } from './processes/progress.mjs'
import { clearStamp, digest, filesIn, isCurrent, setStamp } from './stamps.mjs'
import { foldersBehind, workspaceMembers } from './workspace.mjs'

/**
 * Arguments of each tool for building a folder, and its output in `dist`: packages declare their tool in their own manifest.
 * @type {Record<string, (name: string) => { args: string[], output: string }>}
 */
const tools = {
  'astro build': (name) => ({
    args: [`${name}/node_modules/astro/bin/astro.mjs`, 'build', '--root', name],
    output: 'server/entry.mjs',
  }),
  'vite build': (name) => ({ args: [`${name}/node_modules/vite/bin/vite.js`, 'build', name], output: 'index.html' }),
}

/** The web apps of the workspace, the longest build first. @param {import('./workspace.mjs').Member[]} members */
export function builtApps(members) {
  const order = Object.keys(tools)
  return members
    .flatMap(({ name, build }) => {
      const tool = build === undefined ? undefined : tools[build]
      return build !== undefined && tool ? [{ name, build, ...tool(name) }] : []
    })
    .sort((a, b) => order.indexOf(a.build) - order.indexOf(b.build))
}

/** Peak memory of a single build, in bytes. */
const buildMemory = 1_200_000_000

/** Builds the apps whose sources, or those of a package they use, changed since the last build. */
export async function build() {
  const members = workspaceMembers()
  const apps = builtApps(members)
  const { PUBLIC_API_BASE, PUBLIC_ORIGIN } = process.env
  const jobs = apps.flatMap(({ name, args, output }) => {
    const inputs = filesIn([...foldersBehind(members, name), 'tsconfig.base.json', 'pnpm-lock.yaml'])
    const sources = inputs.filter((file) => !/\.test\.tsx?$/.test(file))
    const fingerprint = digest(sources, [process.versions.modules, PUBLIC_API_BASE, PUBLIC_ORIGIN])
    const stamp = `build-${name}`
    return isCurrent(stamp, fingerprint, [`${name}/dist/${output}`])
      ? []
      : [() => buildOne(name, args, stamp, fingerprint)]
  })
  if (jobs.length === 0) log(`${apps.map((app) => app.name).join(', ')}: up to date`)
  await inLanes(jobs, buildMemory)
}

/** @param {string} name @param {string[]} args @param {string} stamp @param {string} fingerprint */
async function buildOne(name, args, stamp, fingerprint) {
  clearStamp(stamp)
  await during(`building ${name}`, async () => {
    const { code, output } = await run(process.execPath, args, {
      env: { ...childEnvironment(), NODE_ENV: 'production' },
    })
    if (code === 0) return
    process.stderr.write(output)
    throw new Trouble(`${name} could not be built: its messages stand above.`)
  })
  setStamp(stamp, fingerprint)
}
