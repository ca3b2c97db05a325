import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { serverUser } from '../../platform/db/embedded/server-user.ts'
import { freePort } from '../../platform/process/testing/process.ts'

// Programs of Debian: postgresql, pgbouncer, redis-server, nginx. They listen on loopback, with their files in one folder.

const postgresFolder = '/usr/lib/postgresql/15/bin'
const user = serverUser()

/** A program that is started again when it ends, as a service manager does; `kill` ends it with SIGKILL. */
export interface Service {
  name: string
  port: number
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** Waits until something listens on a port of this machine. */
async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const socket = connect(port, '127.0.0.1')
    const listens = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (listens) return
    await pause(50)
  }
  throw new Error(`Nothing listens on ${port}`)
}

/** Starts a program, and starts it again a tenth of a second after it has ended. */
export async function supervise(
  name: string,
  port: number,
  command: readonly string[],
  asUser = true,
): Promise<Service> {
  let stopped = false
  let child: ChildProcess
  const start = () => {
    const [file = '', ...args] = command
    child = spawn(file, args, { stdio: 'ignore', detached: true, cwd: '/', ...(asUser ? user : {}) })
    child.once('exit', async () => {
      await pause(100)
      if (!stopped) start()
    })
  }
  start()
  await untilListening(port)
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit')
    if (child.pid !== undefined) process.kill(-child.pid, signal)
    await ended
  }
  return {
    name,
    port,
    kill: () => end('SIGKILL'),
    async stop() {
      stopped = true
      await end(name.startsWith('PostgreSQL') ? 'SIGQUIT' : 'SIGTERM')
    },
  }
}

/** A folder that the user of the programs may write. */
export function ownFolder(...parts: readonly string[]): string {
  const folder = join(...parts)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  return folder
}
const runPostgres = (program: string, args: readonly string[]) =>
  execFileSync(join(postgresFolder, program), args, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] })

const postgresOf = (data: string, port: number, folder: string, settings: readonly string[]) => [
  join(postgresFolder, 'postgres'),
  ...['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
  ...settings.flatMap((setting) => ['-c', setting]),
]

async function untilAccepting(port: number): Promise<void> {
  for (;;) {
    const { status } = spawnSync(join(postgresFolder, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])
    if (status === 0) return
    await pause(50)
  }
}

/** A primary that writes as durably as in production, with a role and a database. */
export async function startPrimary(folder: string): Promise<Service> {
  const data = join(ownFolder(folder, 'primary'), 'data')
  const port = await freePort()
  runPostgres('initdb', ['-D', data, '-A', 'trust', '-U', 'pravesh', '-E', 'UTF8', '--locale=C.UTF-8'])
  const settings = ['wal_level=replica', 'max_connections=200', 'wal_keep_size=1GB', 'shared_buffers=256MB']
  const primary = await supervise('PostgreSQL, primary', port, postgresOf(data, port, folder, settings))
  await untilAccepting(port)
  const admin = new pg.Client({ connectionString: `postgres://pravesh@127.0.0.1:${port}/postgres` })
  await admin.connect()
  await admin.query('create database pravesh')
  // What node-postgres would say at the start of a connection, which PgBouncer does not pass on.
  const said = [
    "timezone = 'UTC'",
    'jit = off',
    "statement_timeout = '10s'",
    "idle_in_transaction_session_timeout = '10s'",
  ]
  for (const setting of said) await admin.query(`alter role pravesh set ${setting}`)
  await admin.end()
  return primary
}

/** A streaming replica of it. */
export async function startReplica(folder: string, primary: Service): Promise<Service> {
  const data = join(ownFolder(folder, 'replica'), 'data')
  const port = await freePort()
  runPostgres('pg_basebackup', [
    '-D',
    data,
    '-R',
    '--checkpoint=fast',
    '-h',
    '127.0.0.1',
    '-p',
    String(primary.port),
    '-U',
    'pravesh',
    '-X',
    'stream',
  ])
  const replica = await supervise(
    'PostgreSQL, replica',
    port,
    postgresOf(data, port, folder, ['hot_standby=on', 'max_connections=200', 'shared_buffers=256MB']),
  )
  await untilAccepting(port)
  return replica
}

/** PgBouncer in transaction mode before the primary. */
export async function startBouncer(folder: string, primary: Service): Promise<Service> {
  const home = ownFolder(folder, 'bouncer')
  const port = await freePort()
  const file = join(home, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
pravesh = host=127.0.0.1 port=${primary.port} dbname=pravesh user=pravesh
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
server_login_retry = 0.2
ignore_startup_parameters = extra_float_digits,options,statement_timeout,idle_in_transaction_session_timeout
`,
  )
  return supervise('PgBouncer', port, ['/usr/sbin/pgbouncer', file])
}

/** Redis with counters alone. */
export async function startRedis(folder: string): Promise<Service> {
  const port = await freePort()
  const home = ownFolder(folder, 'redis')
  return supervise('Redis', port, [
    '/usr/bin/redis-server',
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    home,
    '--save',
    '',
  ])
}

/** nginx before processes of the product: what one does not answer, a read, is sent to the next. */
export async function startBalancer(folder: string, ports: readonly number[]): Promise<Service> {
  const home = ownFolder(folder, 'nginx')
  const port = await freePort()
  const file = join(home, 'nginx.conf')
  writeFileSync(
    file,
    `worker_processes 1;
pid ${home}/nginx.pid;
error_log ${home}/error.log;
daemon off;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy;
  fastcgi_temp_path ${home}/f; uwsgi_temp_path ${home}/u; scgi_temp_path ${home}/s;
  upstream pravesh {
    ${ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join(' ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://pravesh;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $http_x_visitor;
      proxy_connect_timeout 300ms;
      proxy_next_upstream error timeout http_502 http_503;
      proxy_next_upstream_tries 3;
    }
  }
}
`,
  )
  return supervise('nginx', port, ['/usr/sbin/nginx', '-c', file, '-e', join(home, 'error.log')], true)
}

/** Whether all the programs are installed; their names where not. */
export function missingPrograms(): string[] {
  const needed = [
    '/usr/sbin/pgbouncer',
    '/usr/bin/redis-server',
    '/usr/sbin/nginx',
    join(postgresFolder, 'pg_basebackup'),
  ]
  return needed.filter((file) => !existsSync(file))
}
