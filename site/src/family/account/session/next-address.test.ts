import { expect, test } from 'vitest'
import { applyingTo, nextAddress, viewOf } from './next-address.ts'

const next = (address: string) => nextAddress(`?next=${encodeURIComponent(address)}`)

test.each(['/student', '/student/cart?step=2', '/hi/student', '/', '/school/x#fees', '/logins'])(
  '%s is a page of ours',
  (page) => expect(next(page)).toBe(page),
)

test.each([
  ['another site', 'https://evil.example'],
  ['another host', '//evil.example'],
  ['a backslash', '/\\evil.example'],
  ['a backslash later on', '/student\\..\\..'],
  ['a tab, which browsers leave out', '/\t/evil.example'],
  ['a line break', '/\n/evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a page without its slash', 'student'],
  ['nothing', ''],
  ['the page itself', '/login?next=/login'],
  ['the page itself in Hindi', '/hi/signup'],
])('%s is not followed', (_what, address) => expect(next(address)).toBeUndefined())

test('an address without a wish says nothing', () => expect(nextAddress('')).toBeUndefined())

test('whom somebody came to apply to is read where it names one', () => {
  expect(applyingTo('?apply=school:17')).toEqual({ instituteType: 'school', instituteId: 17 })
  expect(applyingTo('?apply=college%3A5&next=/')).toEqual({ instituteType: 'college', instituteId: 5 })
  for (const invalidAddress of [
    '',
    '?apply=',
    '?apply=exam:1',
    '?apply=school:0',
    '?apply=school:1x',
    '?apply=school:99999999999',
  ])
    expect(applyingTo(invalidAddress), invalidAddress).toBeUndefined()
})

test.each([
  ['?apply=school:17', 'school'],
  ['?apply=college:5&next=/student/children', 'college'],
  ['?next=/student/cart?add=school:7', 'school'],
  ['?next=/hi/student/cart?add=college:7', 'college'],
  ['?next=/student/children', 'school'],
  ['?next=/student/child?id=3', 'school'],
  ['?next=/student/application-form', 'college'],
  ['?next=/school/dps-pune', 'school'],
  ['?next=/hi/colleges/all', 'college'],
  ['?next=/student', undefined],
  ['?next=/schoolbag', undefined],
  ['', undefined],
])('%s is for %s', (search, view) => expect(viewOf(search)).toBe(view))
