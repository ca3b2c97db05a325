import { describe, expect, it } from 'vitest'
import { labelIn, listingIn, type Worded } from './messages.ts'

const filter = (name: string, value: string, label: string) => ({ name, value, label, fixed: true })
const girls = filter('gender', 'girls', 'Girls')
const pune = filter('city', 'pune', 'Pune')
const listing: Worded = {
  h1: 'Girls’ schools in Pune',
  title: 'Girls’ schools in Pune',
  description:
    '12 girls’ schools in Pune. Boards, classes, fees and admission dates, each figure with its source and date.',
  total: 12,
  facets: [{ name: 'classLevel', options: [{ value: 'lkg', label: 'LKG', count: 3, active: false }] }],
  filters: [girls, pune, { ...filter('feeMax', '50000', 'Up to ₹50,000 a year'), fixed: false }],
}

describe('a listing on a Hindi page', () => {
  const hindi = listingIn('hi', 'school', listing)

  it('says in Hindi what is ours, and the names of the catalogue', () => {
    expect(hindi).toMatchObject({ h1: 'पुणे में लड़कियों के स्कूल', title: 'पुणे में लड़कियों के स्कूल' })
    expect(hindi.description).toMatch(/^पुणे में लड़कियों के स्कूल: 12। बोर्ड/)
    expect(hindi.facets[0]?.options[0]?.label).toBe('एलकेजी')
    expect(hindi.filters.map(({ label }) => label)).toEqual(['लड़कियाँ', 'पुणे', 'सालाना ₹50,000 तक'])
  })

  it('leaves what an editor has written', () => {
    const { h1, title, description } = listingIn('hi', 'school', {
      ...listing,
      h1: 'Best schools',
      description: 'Ours',
    })
    expect([h1, title, description]).toEqual(['Best schools', 'पुणे में लड़कियों के स्कूल', 'Ours'])
  })

  it('says in Hindi what an installation says from the first day on', () => {
    const intro = 'Schools that admit girls only, as their register or their name says.'
    const faqs = [{ question: 'Are the fees real?', answer: 'Our own' }]
    const hindi = listingIn('hi', 'school', { ...listing, h1: 'Girls’ schools in India', intro, faqs })
    expect(hindi.h1).toBe('भारत में लड़कियों के स्कूल')
    expect(hindi.intro).toMatch(/^स्कूल जहाँ/)
    expect(hindi.faqs).toEqual([{ question: 'क्या फ़ीस असली है?', answer: 'Our own' }])
  })

  it('says in the heading up to which fee an editor has set it', () => {
    const h1 = 'Girls’ schools in Pune under ₹50,000 a year'
    const filters = listing.filters.map((filter) => ({ ...filter, fixed: true }))
    expect(listingIn('hi', 'school', { ...listing, h1, filters }).h1).toBe('पुणे में लड़कियों के स्कूल, फ़ीस ₹50,000 सालाना तक')
  })
})

it('is as it was on an English page', () => {
  expect(listingIn('en', 'school', listing)).toBe(listing)
})

it('takes no value of an address for a text that has its name', () => {
  expect(labelIn('hi', 'course', { value: 'count', label: 'Count' })).toBe('Count')
  expect(labelIn('hi', 'state', { value: 'goa', label: 'Goa' })).toBe('गोवा')
  expect(labelIn('hi', 'city', { value: 'patna', label: 'Patna, Bihar' })).toBe('पटना, बिहार')
})
