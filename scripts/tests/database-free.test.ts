import { expect, it } from 'vitest'
import { databaseFree } from './database-free.mjs'

const home = 'packages/server/src'
const free = (files: Record<string, string>) =>
  databaseFree(
    Object.keys(files).filter((path) => path.endsWith('.test.ts')),
    (path) => files[path],
  )

it('a test that takes no database, near or far, is for no database; any other is for each', () => {
  const files = {
    [`${home}/cache/key.test.ts`]: "import { keyOf } from './key.ts'\n",
    [`${home}/cache/key.ts`]: "import {\n  one,\n} from '../limits/one.ts'\n",
    [`${home}/limits/one.ts`]: "import { sql } from 'drizzle-orm'\n",
    [`${home}/search/far.test.ts`]: "import {\n  app,\n} from '../testing/app.ts'\n",
    [`${home}/testing/app.ts`]: "export * from './deep.ts'\n",
    [`${home}/testing/deep.ts`]: "const { testDb } = await import('../platform/db/testing/test-db.ts')\n",
    [`${home}/search/near.test.ts`]: "import { testDb } from '../platform/db/testing/test-db.ts'\n",
    [`${home}/server.test.ts`]: "const source = inject('testDatabase')\n",
  }
  expect(free(files)).toEqual([`${home}/cache/key.test.ts`])
})

it('finds those of this project', () => {
  const found = databaseFree()
  expect(found).toContain(`${home}/services/markdown/markdown.test.ts`)
  expect(found).not.toContain(`${home}/catalogue/listing/tally.test.ts`)
})
