import { expect, test } from 'vitest'
import { colleges } from '../kinds/college-kind.ts'
import { articles, careers, courses, exams } from '../kinds/guidance-kinds.ts'
import type { Listed } from '../kinds/kind.ts'
import { schools } from '../kinds/school-kind.ts'
import type { Value, ValueMap } from '../query/choice.ts'
import { composed, runsOf } from './preset.ts'

/** Aborts parsing of a slug that makes more lookups than a slug of its length may. */
class Counted extends Map<string, Value> {
  queryCount = 0
  override get(key: string) {
    this.queryCount++
    if (this.queryCount > 20_000) throw new Error(`Asked ${this.queryCount} times`)
    return super.get(key)
  }
}
/** All of these words known in every facet, as an editor or an address with filters can make them. */
function knowing(listed: Listed, terms: readonly string[]): Counted & ValueMap {
  const value = (word: string): Value => ({ value: word, label: word, held: word })
  return new Counted(
    listed.facets.flatMap(({ name }) => terms.map((word) => [`${name} ${word}`, value(word)] as const)),
  )
}
const kinds = [schools, colleges, exams, careers, articles, courses].map((listed) => [listed.kind, listed] as const)

test.each(kinds)(
  'a slug of %ss that reads in many ways and in the end in none costs no more than another',
  (kind, l) => {
    const terms = ['ba', 'llb', 'ba-llb', 'llb-ba', 'ba-llb-ba']
    // 160 characters are the longest slug; of short words there fit most.
    for (const times of [5, 7, 8, 14, 20, 24]) {
      const slug = `${'ba-llb-'.repeat(times)}x-${kind}s`
      expect(composed(l, knowing(l, terms), slug)).toBeUndefined()
    }
    expect(composed(l, knowing(l, ['a', 'a-a', 'a-a-a']), `${'a-'.repeat(75)}x-${kind}s`)).toBeUndefined()
    expect(composed(l, knowing(l, ['a']), `${`${kind}s-in-`.repeat(9)}a`)).toBeUndefined()
  },
)

test('the words of filters do not go round the bound of words', () => {
  const url = `${'ba-'.repeat(17)}colleges`
  expect(runsOf(colleges, url)).toEqual([url])
  expect(composed(colleges, knowing(colleges, ['ba']), url)).toBeUndefined()
})

test('where the longest name leads nowhere a shorter one is read', () => {
  const valueMap = knowing(colleges, ['ba-llb', 'ba', 'llb-private', 'llb'])
  const read = (url: string) => composed(colleges, valueMap, url)?.map(({ value }) => value)
  expect(read('ba-llb-colleges')).toEqual(['ba-llb'])
  expect(read('ba-llb-private-colleges')).toEqual(['ba', 'llb-private'])
  expect(read('ba-llb-private-ba-llb-llb-private-colleges-in-ba')).toEqual([
    'ba',
    'llb-private',
    'ba-llb',
    'llb-private',
    'ba',
  ])
})
