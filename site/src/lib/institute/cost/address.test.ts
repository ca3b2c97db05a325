import { expect, it } from 'vitest'
import { costPath, schoolChoiceIn } from './address.ts'

it('reads a choice from an address, and nothing else', () => {
  const choice = (query: string) => schoolChoiceIn(new URLSearchParams(query))
  expect(choice('class=nursery&bus=7.5&hostel=yes&books=yes')).toEqual({
    class: -2,
    busKm: 7.5,
    hostel: true,
    books: true,
  })
  const none = { class: null, busKm: null, hostel: false, books: false }
  expect(choice('')).toEqual(none)
  expect(choice('class=-1&bus=near&hostel=1&books=no')).toEqual(none)
  expect(choice('class=toString').class).toBeNull()
  expect(choice('class=0x1').class).toBeNull()
  expect([choice('class=ukg').class, choice('class=11').class]).toEqual([0, 11])
})

it('is a page below that of the institute', () => {
  expect(costPath('school', 'dps-pune')).toBe('/school/dps-pune/cost')
})
