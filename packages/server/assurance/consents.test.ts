import { endpointTable } from '@pravesh/contract'
import { type ConsentPurpose, currentConsent } from '@pravesh/messages'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { optionsOf, type Schema, schemaOf } from './fuzz/from-schema.ts'
import { readyRequest } from './rows/row.ts'
import { rows } from './rows/rows.ts'
import { openScene } from './scene/scene.ts'

const scene = await openScene()
beforeEach(async () => {
  await scene.clearAttempts()
  await scene.database.db.execute(sql`truncate consent_entry, enquiry cascade`)
})

/** Every place of a body that names a version of a consent text, as a path. */
function consentsIn(schema: Schema, root = schema, prefix = ''): string[] {
  return optionsOf(schema, root).flatMap((option) =>
    Object.entries(option.properties ?? {}).flatMap(([key, property]) =>
      key === 'consentVersion' ? [`${prefix}${key}`] : consentsIn(property, root, `${prefix}${key}.`),
    ),
  )
}
const consentPaths = endpointTable.flatMap((endpoint) =>
  [...new Set(endpoint.body ? consentsIn(schemaOf(endpoint.body)) : [])].map((path) => ({
    name: `${endpoint.id} ${path}`,
    endpoint,
    path,
  })),
)
const purposes: Readonly<Record<string, ConsentPurpose>> = {
  'open.student-signup consentVersion': 'account',
  'open.school-signup consentVersion': 'account',
  'open.guardian.agree consentVersion': 'guardian',
  'open.enquiry consentVersion': 'enquiry',
  'student.enquiry.raise consentVersion': 'enquiry',
  'student.consents.add consentVersion': 'parent',
  'admin.enquiry.student.create consentVersion': 'caller',
}

test('every place that takes a version of a consent text is known here', () => {
  expect(consentPaths.map(({ name }) => name).toSorted()).toEqual(Object.keys(purposes).toSorted())
})

test.each(consentPaths)(
  '$name is a version that we published, for this, and is kept',
  async ({ name, endpoint, path }) => {
    const row = rows[endpoint.id]
    if (!row) throw new Error('No row')
    const ready = async () => {
      const request = await readyRequest(endpoint, row, scene)
      const n = scene.next()
      const someone = {
        email: `agreed${n}@example.in`,
        parent_email: `agreed${n}@example.in`,
        mobile: `95${String(n).padStart(8, '0')}`,
      }
      const body = request.body as Record<string, unknown>
      for (const [key, value] of Object.entries(someone)) if (key in body) body[key] = value
      const token = row.as === 'nobody' ? null : scene.people[row.as].token
      return (version: string) =>
        scene.send(endpoint, { ...request, body: { ...body, consentVersion: version } }, token)
    }
    const purpose = purposes[name] ?? 'enquiry'
    const other = purpose === 'enquiry' ? 'by-phone' : '1'
    for (const version of ['1999-01', other, '2026-11x']) {
      const send = await ready()
      const before = await scene.writes()
      const { status, json } = await send(version)
      expect([version, status]).toEqual([version, 422])
      expect((json as { errors: { field: string }[] }).errors.map((e) => e.field)).toEqual([path])
      expect((await scene.writes()) - before).toBe(0)
    }
    const send = await ready()
    await scene.database.db.execute(sql`truncate consent_entry`)
    const { status, text } = await send(currentConsent(purpose).version)
    expect([status, status === 200 ? '' : text]).toEqual([200, ''])
    // The record names the version that was sent.
    const { rows: storedConsents } = await scene.database.db.execute<{ version: string }>(
      sql`select version from consent_entry union select consent_version from enquiry`,
    )
    expect(storedConsents).toEqual([{ version: currentConsent(purpose).version }])
  },
)
