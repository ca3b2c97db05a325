import { childEnvironment } from '../environment.mjs'
import { Trouble } from '../processes/progress.mjs'

/**
 * @typedef {object} Program one that runs during development
 * @property {string} name
 * @property {string[]} args for Node
 * @property {NodeJS.ProcessEnv} env
 * @property {string[]} folders changes in these restart it; Vite handles the rest itself
 */

/** @typedef {{ site: number, server: number, admin: number, buyer: number }} Ports */

/** @param {NodeJS.ProcessEnv} env @param {string} name @param {number} usual */
function portOf(env, name, usual) {
  const port = Number(env[name] ?? usual)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Trouble(`${name} is “${env[name]}”: it must be a number from 1 to 65535.`)
}

/**
 * The port of each program: the site at PORT (3000), the others after it by default.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Ports}
 */
export function portsOf(env) {
  const site = portOf(env, 'PORT', 3000)
  const server = portOf(env, 'SERVER_PORT', site + 1)
  const admin = portOf(env, 'ADMIN_PORT', site + 2)
  const buyer = portOf(env, 'BUYER_PORT', site + 3)
  return { site, server, admin, buyer }
}

/** @param {Ports} ports @returns {Program[]} */
export function programs({ site, server, admin, buyer }) {
  const web = {
    ...childEnvironment(),
    NODE_ENV: undefined,
    DEV_SERVER: `http://localhost:${server}`,
    DEV_ADMIN: `http://localhost:${admin}`,
    DEV_BUYER: `http://localhost:${buyer}`,
  }
  /** @param {'admin' | 'buyer'} name @param {number} port @returns {Program} */
  const console = (name, port) => ({
    name,
    args: [`${name}/node_modules/vite/bin/vite.js`, name, '--port', String(port), '--strictPort'],
    env: web,
    folders: [],
  })
  return [
    {
      name: 'server',
      args: ['packages/server/src/server.ts'],
      env: {
        ...childEnvironment(),
        PORT: String(server),
        // People see it behind the site, as one origin.
        PUBLIC_ORIGIN: `http://localhost:${site}`,
      },
      folders: ['server', 'contract', 'messages', 'theme'].map((name) => `packages/${name}`),
    },
    {
      name: 'site',
      args: ['site/node_modules/astro/bin/astro.mjs', 'dev', '--root', 'site', '--port', String(site)],
      env: web,
      // Astro watches its own settings, but not their imports.
      folders: ['site/adapter'],
    },
    console('admin', admin),
    console('buyer', buyer),
  ]
}
