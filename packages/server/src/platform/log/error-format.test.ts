import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import { errorLines, errorRecord, formatError } from './error-format.ts'
import { quietLogger } from './options.ts'

const secret = 'Kanarichild Zed'
const postgres = (code: string, message: string, fields: object = {}) =>
  Object.assign(new Error(message), { code, ...fields })
const wrapped = (cause: Error) => new DrizzleQueryError('select 1 from "child" where "name" = $1', [secret], cause)

const broken = wrapped(
  postgres('23505', `duplicate key: ${secret}`, {
    table: 'child',
    constraint: 'child_name',
    detail: `Key (name)=(${secret})`,
    params: [secret],
  }),
)

test('of a refused statement stay the code, the place and the statement, not what it was given', () => {
  const record = errorRecord(broken)
  expect(record).toMatchObject({
    type: 'DrizzleQueryError',
    code: '23505',
    message: 'PostgreSQL 23505 on child (child_name)',
    statement: 'select 1 from "child" where "name" = $1',
    cause: { code: '23505' },
  })
  expect(record.stack).toMatch(/^ +at .*error-format\.test/m)
  expect(JSON.stringify(record) + errorLines(broken) + formatError(broken)).not.toContain('Kanari')
})

test('what speaks of nobody is said: a missing table, a lost connection', () => {
  expect(formatError(wrapped(postgres('42P01', 'relation "child" does not exist')))).toBe(
    'PostgreSQL 42P01: relation "child" does not exist',
  )
  expect(formatError(postgres('22P02', `invalid input syntax for type integer: "${secret}"`))).toBe('PostgreSQL 22P02')
  expect(formatError(wrapped(new Error(`socket closed while sending ${secret}`)))).toBe('A statement failed')
  expect(formatError(new Error('to asha@example.in, +91 98765 43210, failed'))).toBe('to [address] [number], failed')
})

test('a stack is frames alone, however many lines the sentence has, and anything may be thrown', () => {
  expect(errorRecord(new Error(`one\n    at ${secret}\ntwo`)).stack).not.toContain(secret)
  for (const value of [undefined, null, 'text', 7, {}, Object.create(null)])
    expect(() => JSON.stringify(errorRecord(value))).not.toThrow()
})

test('whoever logs an error, its sentence stays out', () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = pino(quietLogger({ level: 'trace' }) as pino.LoggerOptions, stream)
  log.error(broken)
  log.error({ err: broken })
  log.error({ err: broken }, broken.message)
  log.error({ err: broken }, 'said by us')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['fault', 'fault', 'fault', 'said by us'])
  expect(lines.join()).not.toContain('Kanari')
})
