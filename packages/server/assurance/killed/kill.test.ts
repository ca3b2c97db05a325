import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freshPostgres, testDb } from '../../src/platform/db/testing/test-db.ts'
import { outerGateway } from './outer-gateway.ts'
import { environmentOf, killRounds } from './rounds.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-killed-'))
const { db } = await testDb()
const gateway = await outerGateway(db)
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true, force: true })
})

const rounds = 3

test('killed at any moment: nothing acknowledged is lost, paid is submitted, money is kept for an order or goes back', async () => {
  const database = { DATABASE_URL: await freshPostgres() }
  const { errors, figures } = await killRounds(environmentOf(folder, gateway, database), gateway, rounds)
  console.info(JSON.stringify(figures))
  expect(errors).toEqual([])
  expect(figures.acknowledged.paid).toBeGreaterThan(0)
  expect(figures.acknowledged.documents).toBeGreaterThan(0)
}, 300_000)
