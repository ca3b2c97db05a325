import astro from 'astro/package.json' with { type: 'json' }
import { expect, test } from 'vitest'

/** The minor version of Astro whose inner parts `island-start.ts` and `policy.ts` were compared with. */
const reviewed = '7.3'

test('the inner parts of Astro that the adapter relies on were compared with the installed minor version', () => {
  expect(
    astro.version.split('.').slice(0, 2).join('.'),
    'Compare island-start.ts and policy.ts with the new version, look for a public means, then raise `reviewed`',
  ).toBe(reviewed)
})
