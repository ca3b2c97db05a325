import { globSync, readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { ChartTemplates, fieldOf } from './go-template.ts'
import { type Manifest, manifestProblems } from './manifests.ts'
import { filled, settingProblems } from './settings.ts'

const chart = 'docs/deploy/helm/pravesh'
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const about: { name: string; version: string; appVersion: string } = parse(read(`${chart}/Chart.yaml`))
type Values = { [key: string]: Values | unknown }
const defaults: Values = parse(read(`${chart}/values.yaml`))
/** All that can be switched on, with the other way of what is on. */
const everything: Values = {
  ...defaults,
  image: { repository: 'registry.example.in/pravesh', tag: '2', pullPolicy: 'Always', pullSecrets: ['registry'] },
  origins: { site: 'https://www.example.in', admin: 'https://desk.example.in', buyer: 'https://schools.example.in' },
  caSecret: 'pravesh-db-ca',
  settings: { S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com', S3_BUCKET: 'pravesh' },
  autoscaling: { enabled: false },
  ingress: { enabled: true, className: 'nginx', annotations: { size: '16m' }, tlsSecret: 'pravesh-tls' },
  nodeSelector: { pool: 'web' },
  tolerations: [{ key: 'web', operator: 'Exists' }],
  backup: { enabled: true, schedule: '45 20 * * *', existingClaim: 'pravesh-backups', keepDays: 14 },
  metrics: { enabled: true, port: 9464, serviceMonitor: true },
}

function render(values: Values): Manifest[] {
  const templates = new ChartTemplates()
  const Chart = { Name: about.name, Version: about.version, AppVersion: about.appVersion }
  const given = { Values: values, Chart, Release: { Name: 'pravesh', Service: 'Helm' } }
  templates.render(read(`${chart}/templates/_helpers.tpl`), given)
  return globSync(`${chart}/templates/*.yaml`)
    .toSorted()
    .flatMap((file) => parseAllDocuments(templates.render(read(file), given)))
    .map((document): Manifest => {
      if (document.errors[0]) throw document.errors[0]
      return document.toJS()
    })
    .filter(Boolean)
}
type Container = { env: { name: string; value?: string }[]; [key: string]: unknown }
type Pod = { containers: Container[]; [key: string]: unknown }
const isPod = (value: object): value is Pod => 'containers' in value
/** Every pod of a manifest. */
function podsOf(value: unknown): Pod[] {
  if (typeof value !== 'object' || value === null) return []
  return isPod(value) ? [value] : Object.values(value).flatMap(podsOf)
}
const names = (path: string) => Array.from(read(path).matchAll(/^([A-Z]\w*)=$/gm), ([, name = '']) => name)
const isValid = new Ajv().compile(JSON.parse(read(`${chart}/values.schema.json`)))

describe.each([
  ['as it is', defaults, 7],
  ['with everything', everything, 8],
])('the chart %s', (_how, values, count) => {
  const manifests = render(values)

  it('has values that its schema accepts', () => {
    isValid(values)
    expect(isValid.errors).toBeNull()
  })

  it('renders manifests that Kubernetes knows, with no field that it does not', () => {
    expect(manifests).toHaveLength(count)
    expect(manifests.flatMap(manifestProblems)).toEqual([])
  })

  it('starts each process in production with settings that the server knows', () => {
    const database = 'postgres://pravesh:x@pravesh-pooler:5432/pravesh?sslmode=verify-full'
    const secret: Record<string, string> = {
      ...filled,
      DATABASE_URL: database,
      DATABASE_DIRECT_URL: database,
      DATABASE_REPLICA_URLS: database,
      REDIS_URL: 'rediss://valkey:6380',
      ...(values === everything ? { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' } : {}),
    }
    const pods = manifests.flatMap(podsOf)
    expect(pods).toHaveLength(values === everything ? 3 : 2)
    for (const { containers } of pods)
      for (const { env } of containers) {
        const own = Object.fromEntries(env.map(({ name, value }) => [name, value ?? database]))
        expect(settingProblems({ ...secret, ...own })).toEqual([])
      }
  })

  it('runs nothing as root, or with a file system that can be written', () => {
    for (const pod of manifests.flatMap(podsOf)) {
      expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } })
      for (const container of pod.containers)
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
    }
  })
})

describe('the chart', () => {
  it('routes each host, and no other', () => {
    const ingress = (values: Values) => render(values).find(({ kind }) => kind === 'Ingress')
    const host = (name: string) => expect.objectContaining({ host: name })
    expect(ingress(defaults)).toMatchObject({ spec: { rules: [host('www.example.in')] } })
    const all = ['desk.example.in', 'schools.example.in', 'www.example.in']
    expect(ingress(everything)).toMatchObject({ spec: { rules: all.map(host), tls: [{ hosts: all }] } })
  })

  it('gives the address of the owner to the migration alone', () => {
    const owning = render(everything).filter((manifest) => JSON.stringify(manifest).includes('MIGRATION_DATABASE_URL'))
    expect(owning.map(({ kind }) => kind)).toEqual(['Job'])
  })

  it.each([
    ['a name that it does not have', { replica: 3 }],
    ['plain http', { origins: { site: 'http://www.example.in' } }],
    ['the tag latest', { image: { repository: 'pravesh', tag: 'latest' } }],
    ['a number as a setting', { settings: { MIN_FREE_DISK_MB: 2048 } }],
    ['no replicas', { replicas: 0 }],
  ])('rejects %s', (_what, values) => {
    expect(isValid({ ...defaults, ...values })).toBe(false)
  })

  it('has Secrets whose keys are settings', () => {
    expect(names('docs/deploy/helm/owner.env.example')).toEqual(['MIGRATION_DATABASE_URL'])
    const keys = names('docs/deploy/helm/server.env.example')
    expect(keys).toEqual(
      expect.arrayContaining([...Object.keys(filled), 'DATABASE_URL'].filter((name) => name !== 'PUBLIC_ORIGIN')),
    )
    expect(
      settingProblems(Object.fromEntries(keys.map((name) => [name, '']))).filter((problem) =>
        problem.endsWith('is no setting.'),
      ),
    ).toEqual([])
  })
})

describe('the example of CloudNativePG', () => {
  const documents: Manifest[] = parseAllDocuments(read('docs/deploy/cloudnative-pg/cluster.yaml')).map((one) =>
    one.toJS(),
  )
  const [cluster, pooler, store] = documents

  it('is what the operator knows', () => {
    expect(documents.map(({ kind }) => kind)).toEqual(['Cluster', 'Pooler', 'ObjectStore', 'ScheduledBackup'])
    // The plugin's store has the form of the cluster's own of earlier versions.
    const spec = { instances: 1, backup: { barmanObjectStore: fieldOf(store, 'spec.configuration') } }
    const asCluster = { apiVersion: 'postgresql.cnpg.io/v1', kind: 'Cluster', metadata: { name: 'store' }, spec }
    expect([...documents.filter((one) => one !== store), asCluster].flatMap(manifestProblems)).toEqual([])
  })

  it('gives the role the limits that the pooler does not hand on, as the Compose file does', () => {
    const sql = JSON.stringify(cluster)
    const inCompose = read('docs/deploy/compose/postgres-init.sh')
    const settings = inCompose.match(/alter role pravesh set .*(?=;)/g) ?? []
    const extensions = inCompose.match(/create extension \w+/g) ?? []
    expect([settings.length, extensions.length]).toEqual([4, 4])
    for (const statement of [...settings, ...extensions]) expect(sql).toContain(`"${statement}"`)
    const ignored = fieldOf(pooler, 'spec.pgbouncer.parameters.ignore_startup_parameters')
    expect(read('docs/deploy/compose/compose.yaml')).toContain(`IGNORE_STARTUP_PARAMETERS: ${ignored}\n`)
  })
})

describe('a manifest with', () => {
  const deployment = (): Manifest & { spec: Values } => {
    const found = render(defaults).find(({ kind }) => kind === 'Deployment')
    if (!found) throw new Error('There is no deployment')
    return { ...found, spec: Object.assign({}, found.spec) }
  }

  it('a field that Kubernetes does not have is found', () => {
    const manifest = deployment()
    manifest.spec.replica = 2
    expect(manifestProblems(manifest)).toEqual(['Deployment pravesh: there is no field /spec/replica'])
  })

  it('a value of another type is found', () => {
    const manifest = deployment()
    manifest.spec.replicas = 'two'
    expect(manifestProblems(manifest)).toEqual(['Deployment pravesh: data/spec/replicas must be integer'])
  })
})
