import { expect, test } from 'vitest'
import { jobKinds } from './job-kinds.ts'

const sources = import.meta.glob<string>(['../../../packages/server/src/**/*.ts', '!**/*.test.*', '!**/testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('each kind of job that the server has has a label', () => {
  const kinds = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bjobKind(?:<[^(]*>)?\('([a-z-]+)'/g)].map(([, kind = '']) => kind),
  )
  expect(kinds.toSorted()).toEqual(Object.keys(jobKinds).toSorted())
})
