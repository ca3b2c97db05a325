import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Config, readConfig } from './platform/config/config.ts'
import { demoPassword } from './platform/config/secrets.ts'
import type { Database } from './platform/db/index.ts'
import { OperatorError } from './platform/db/operator-error.ts'
import { errorLines } from './platform/log/error-format.ts'
import { builtWeb } from './platform/process/built-web.ts'
import './platform/process/module-resolution.ts'
import { checkPort, toListenError } from './platform/process/port.ts'
import { finishesWithin, onStopSignal } from './platform/process/stop.ts'
import { watchLoop } from './platform/process/watchdog.ts'

/**
 * Maximum time of a blocked event loop. No work of ours takes a second; a block this long will not end. A start loads all modules at once,
 * which takes a second or two, and ten times that on a busy machine.
 */
const stallSeconds = { starting: 120, serving: 15 } as const
const drainMs = 4_500
/** How long a load balancer gets to notice that we are leaving before we stop listening. */
const noticeMs: Record<Config['mode'], number> = { demo: 0, production: 1_500 }

const log = (line: string) => process.stderr.write(`${line}\n`)

/** An operator error is printed as its sentence; any other is a bug and is printed with its stack. */
function fail(error: unknown): never {
  if (error instanceof OperatorError) log(error.message)
  else log(errorLines(error))
  process.exit(1)
}

function configuration(): Config {
  const result = readConfig(process.env)
  if ('config' in result) return result.config
  const { problems } = result
  return fail(
    new OperatorError(problems.length === 1 ? problems[0] : ['Pravesh cannot start:', ...problems].join('\n- ')),
  )
}

function place({ database }: Config): string {
  if (database.kind === 'directory') return `in ${database.path}`
  const { host, pathname } = new URL(database.url)
  return `at ${host}${pathname}`
}

function greet(app: FastifyInstance, { mode, origin, port, host }: Config) {
  const address = app.server.address()
  const reached = port === 0 && typeof address === 'object' ? `http://localhost:${address?.port}` : origin
  log(`Pravesh is ready at ${reached} (ctrl-C stops it).`)
  if (mode === 'production') return
  log(`This is the demo: sign in at ${reached}/admin as admin with the password ${demoPassword}.`)
  if (!['localhost', '127.0.0.1', '::1'].includes(host))
    log(`HOST is ${host}: others can reach this demo, whose passwords everybody knows.`)
}

/** Stops listening and lets open requests finish, for a while. */
async function drain(app: FastifyInstance) {
  const { server } = app
  const closed = app.close()
  // Browsers leave connections open after the last response: each is closed as soon as it is idle.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  if (!(await finishesWithin(drainMs, closed))) server.closeAllConnections()
  clearInterval(idle)
  await finishesWithin(1_000, closed)
}

/** Closes the database, also one that is just being opened. */
const closeDatabase = async () =>
  opening?.then(
    (database) => database.close(),
    () => undefined,
  )

const allowStill = watchLoop(stallSeconds.starting)
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)

const config = configuration()
let opening: Promise<Database> | undefined
let app: FastifyInstance | undefined
let leaving = false
let isComplete = false
let endTracing: (() => Promise<void>) | undefined

onStopSignal(async () => {
  leaving = true
  log('Stopping …')
  if (app) {
    await pause(noticeMs[config.mode])
    await drain(app)
  }
  await closeDatabase()
  if (endTracing) await finishesWithin(1_000, endTracing())
})

try {
  await checkPort(config.host, config.port)
  if (config.metrics) await checkPort(config.metrics.host, config.metrics.port, 'METRICS_')
  // Before all that is traced is loaded.
  if (config.tracing) endTracing = (await import('./platform/metrics/tracing.ts')).startTracing(config.tracing)
  log(`Opening the database ${place(config)} …`)
  // Loaded only now, so that the errors above are reported at once; and before the database opens, whose connections would time out while
  // a busy machine loads them.
  const [{ linkedHome, openDb }, { buildApp }, { seedDatabase }, { checkKeys }] = await Promise.all([
    import('./platform/db/index.ts'),
    import('./app/app.ts'),
    import('./commands/seed/index.ts'),
    import('./commands/reseal/at-start.ts'),
  ])
  opening = openDb(config.database, true)
  const opened = await opening
  opened.lost.then(fail)
  const outside = config.database.kind === 'directory' ? linkedHome(config.database.path) : undefined
  if (outside) log(`PostgreSQL’s user may not enter that directory: its files are in ${outside}.`)
  const seeded = await opened.exclusively((db) => seedDatabase(db, config))
  if (seeded.demo) log('The demo catalogue was seeded.')
  for (const sentence of await checkKeys(opened.db, config)) log(sentence)
  const web = builtWeb()
  if (!web) log('The site is not built: only the API is served.')
  app = await buildApp({
    database: opened,
    config,
    web,
    work: true,
    cacheResponses: true,
    logger: { level: config.mode === 'production' ? 'info' : 'warn' },
  })
  // Not a promise: each request would wait a turn for it.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url === '/readyz' && (leaving || !isComplete))
      reply.code(503).send({ status: leaving ? 'leaving' : 'starting' })
    else done()
  })
  await app.listen({ host: config.host, port: config.port })
  allowStill(stallSeconds.serving)
  greet(app, config)
  // The demo's history takes as long as all before, and people can look around meanwhile.
  const { seedFamilies } = await import('./commands/seed/families/families.ts')
  if (await seedFamilies({ app, database: opened, config })) log('The history of the demo’s families was seeded.')
  if (config.mode === 'demo') await (await import('./commands/import/demo-imports.ts')).seedImports(opened)
  isComplete = true
} catch (error) {
  // A stop during the start closes resources that the start is about to use: the resulting error is expected.
  if (leaving) await new Promise(() => undefined)
  await finishesWithin(2_000, closeDatabase()).catch(() => undefined)
  fail(toListenError(error, config.host, config.port) ?? error)
}
