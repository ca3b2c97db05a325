import { expect, test } from 'vitest'
import { parseQuery } from '../reading/parse.ts'
import { createTestLexicon } from '../testing/lexicon.ts'
import { spellOutCampuses } from './campus-initials.ts'

test.each([
  ['IIT-B', 'iit bombay'],
  ['iit b cse cutoff', 'iit bombay cse cutoff'],
  ['iitb', 'iit bombay'],
  ['I.I.T. Delhi or IITD', 'iit delhi or iit delhi'],
  ['आईआईटी-बी', 'iit bombay'],
  ['आईआईटीडी की फीस', 'iit delhi की फीस'],
  ['nitt', 'nit trichy'],
  ['NIT-K', 'nit surathkal'],
  ['nitkkr', 'nit kurukshetra'],
  ['IIIT-H', 'iiit hyderabad'],
  ['iima', 'iim ahmedabad'],
  ['BITS-P', 'bits pilani'],
  ['DPS RKP fees', 'dps r k puram fees'],
  ['admission in DU', 'admission in delhi university'],
  ['bhu', 'banaras hindu university'],
])('%s is %s', (text, expected) => {
  expect(spellOutCampuses(text, false)).toBe(expected)
})

test.each([
  ['iit b tech', 'a degree'],
  ['iit m.sc physics', 'a degree with a dot'],
  ['IIT k liye', 'a word of Hindi'],
  ['आईआईटी के लिए', 'a word of Hindi in its script'],
  ['iit i want', 'a word of English'],
  ['IITs', 'a plural'],
  ['nits in india', 'another plural'],
  ['IIMT Meerut', 'another institute'],
  ['Nita Ambani school', 'a name'],
  ['IIT BHU', 'a university within a name'],
  ['form kaise bhar du', 'a verb of Hindi'],
  ['Iitjee', 'an exam'],
])('%s stays: %s', (text) => {
  expect(spellOutCampuses(text, false)).toBe(text)
})

test('a degree that is still typed is not the initial of a town', () => {
  expect(spellOutCampuses('iit b te', true)).toBe('iit b te')
  expect(spellOutCampuses('iit b cs', true)).toBe('iit bombay cs')
})

test('a campus is a name, not one of its group nor a degree', () => {
  const lexicon = createTestLexicon()
  for (const query of ['iit-b', 'iitb', 'iit d civil', 'nitt cutoff', 'iim l fees'])
    expect([query, parseQuery(lexicon, query)[0]?.intent]).toEqual([query, 'name'])
  expect(parseQuery(lexicon, 'iit b tech colleges')[0]?.slots.map(({ value }) => value)).toContain('btech')
})
