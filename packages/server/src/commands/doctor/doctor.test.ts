import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freshPostgres } from '../../platform/db/testing/test-db.ts'
import { startTinyRedis } from '../../platform/limits/testing/tiny-redis.ts'
import { production, runProgram } from '../../platform/process/testing/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const redis = await startTinyRedis()
afterAll(() => redis.stop())
const url = await freshPostgres()
const environment = { ...production, DATA_DIR: folder, DATABASE_URL: url }
const examined = async (others: Record<string, string> = {}) => {
  const { code, out, err } = await runProgram(join(import.meta.dirname, 'main.ts'), [], { ...environment, ...others })
  return { code, lines: out.trim().split('\n'), out, err }
}

test('what works is said to work, and nothing is left behind', async () => {
  const { code, lines } = await examined({ REDIS_URL: redis.url })
  expect(code).toBe(0)
  for (const part of [
    /^ok +Mode +production$/,
    /^ok +Database +It answers, with the \d+ migrations of this version\.$/,
    /^ok +Redis +It counts\.$/,
    /^ok +Files +Written, read and removed in /,
    /^warning +Off +Mail is off: SMTP_URL is not set\./,
  ])
    expect(lines).toContainEqual(expect.stringMatching(part))
  expect(lines.at(-1)).toMatch(/^Problems: 0\. Warnings: \d+\.$/)
  expect(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([])
})

test('everything that does not work is said at once, without a password', async () => {
  const { code, lines, out, err } = await examined({
    DATABASE_URL: 'postgres://pravesh:the-secret@127.0.0.1:1/pravesh',
    REDIS_URL: 'redis://:the-secret@127.0.0.1:1',
    SMTP_URL: 'smtp://pravesh:the-secret@127.0.0.1:1',
    SMTP_FROM: 'hello@example.in',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'the-secret',
  })
  expect(code).toBe(1)
  for (const part of [
    /^problem +Database +The database at 127\.0\.0\.1:1\/pravesh cannot be reached: nothing listens there\./,
    /^problem +Redis +.*ECONNREFUSED/,
    /^problem +Mail +The mail server of SMTP_URL cannot be used: ECONNECTION|ESOCKET/,
    /^problem +Files +The file store cannot be reached$/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(part))
  expect(out + err).not.toContain('the-secret')
})

test('settings that cannot be read are all named before anything is tried', async () => {
  const { code, err } = await examined({ PORT: 'x', SESSION_SECRET: 'short', DATABASE_URL: 'nowhere' })
  expect(code).toBe(1)
  for (const name of ['PORT', 'SESSION_SECRET', 'DATABASE_URL']) expect(err).toContain(name)
})
