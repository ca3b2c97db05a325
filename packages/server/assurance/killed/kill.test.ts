import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { freshDirectory, freshPostgres, testDb } from '../../src/platform/db/testing/test-db.ts'
import { outerGateway } from './outer-gateway.ts'
import { environmentOf, killRounds } from './rounds.ts'

const source = inject('testDatabase')
const folder = mkdtempSync(join(tmpdir(), 'pravesh-killed-'))
const { db } = await testDb()
const gateway = await outerGateway(db)
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true, force: true })
})

// The embedded database takes longer to start.
const rounds = source.kind === 'postgres' ? 3 : 2

test('killed at any moment: nothing acknowledged is lost, paid is submitted, money is kept for an order or goes back', async () => {
  const database = source.kind === 'postgres' ? { DATABASE_URL: await freshPostgres(source) } : {}
  if (source.kind === 'pglite') freshDirectory(source, folder)
  const { faults: errors, figures } = await killRounds(environmentOf(folder, gateway, database), gateway, rounds)
  console.info(JSON.stringify(figures))
  expect(errors).toEqual([])
  expect(figures.acknowledged.paid).toBeGreaterThan(0)
  expect(figures.acknowledged.documents).toBeGreaterThan(0)
}, 300_000)
