import * as contract from '@pravesh/contract'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['./**/*.{ts,tsx,astro}', '!**/*.test.*', '!**/testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Groups of `virtual:endpoints` with public reads. */
const groups = {
  records: contract.recordEndpoints,
  discovery: contract.discoveryEndpoints,
  lookups: contract.lookupEndpoints,
}
/** Calls that no page makes, each with its caller. */
const otherCallers: Readonly<Record<string, string>> = {
  'open.unsubscribe.get': 'the link at the end of each mail',
}

const idOf = (group: object, name: string): string | undefined => {
  const found: unknown = Object.entries(group).find(([key]) => key === name)?.[1]
  return typeof found === 'object' && found !== null && 'id' in found ? String(found.id) : undefined
}
/** The calls of one source: by the server's reader, and by scripts in the browser. */
function callsIn(source: string): string[] {
  const read = [...source.matchAll(/\breader\s*\.(\w+)\(/g)].map(([, name = '']) => idOf(contract.readEndpoints, name))
  // `reader[type]`: the record that an address names.
  const byType = /\breader\[type\]\(/.test(source)
    ? (['school', 'college', 'exam', 'career'] as const).map((kind) => contract.readEndpoints[kind].id)
    : []
  const called = Object.entries(groups).flatMap(([group, endpoints]) =>
    [...source.matchAll(new RegExp(`\\bcall\\(\\s*${group}\\.(\\w+)`, 'g'))].map(([, name = '']) =>
      idOf(endpoints, name),
    ),
  )
  return [...read, ...byType, ...called].filter((id) => id !== undefined)
}
const places = new Map<string, string[]>()
for (const [path, source] of Object.entries(sources))
  for (const id of callsIn(source)) places.set(id, [...(places.get(id) ?? []), path])

const open = contract.endpointTable.filter(
  ({ realm, method, id }) => (realm === 'open' || realm === 'public') && method === 'GET' && !(id in otherCallers),
)

test.each(open.map(({ id }) => [id]))('the call %s is made where the site needs it', (id) => {
  expect(places.get(id) ?? []).not.toEqual([])
})

test('a look-up is made by the page or field that it fills', () => {
  const expected: Readonly<Record<string, string>> = {
    'open.location-type': './family/parts/suggested/suggested-names.ts',
    'open.pincode': './family/parts/suggested/fill-place.ts',
    'open.education-type': './lib/enquiry/choices.ts',
    'open.school-names': './family/parts/suggested/suggested-names.ts',
    'open.sc-courses': './lib/enquiry/choices.ts',
    'public.find': './islands/search/use-suggestions.ts',
    'public.top-colleges': './pages/courses/index.astro',
    'public.landing.colleges': './pages/course/[url].astro',
    'public.articles.related': './lib/guidance/guides.ts',
    'public.careers.search': './lib/guidance/career-search.ts',
    'public.careers.categories': './pages/careers/index.astro',
    'public.exam.by-url': './pages/exam/[url].ics.ts',
  }
  for (const [id, place] of Object.entries(expected)) expect(places.get(id), id).toContain(place)
})
