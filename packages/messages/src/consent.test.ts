import { describe, expect, it } from 'vitest'
import { type Consent, consents, consentText, currentConsent, isConsentTaken } from './consent.ts'

const text = { en: 'I agree', hi: 'मैं सहमत हूँ' }
const testConsents: readonly Consent[] = [
  { version: 'a', published: '2026-01-10', texts: { enquiry: text, account: text } },
  { version: 'b', published: '2026-03-01', texts: { enquiry: text } },
]

describe('the consent texts', () => {
  it('stand in the order of their days, in both languages alike', () => {
    const days = consents.map((consent) => consent.published)
    expect(days).toEqual(days.toSorted())
    const places = (consentText: string) => [...new Set(consentText.match(/\{\w+\}/g))].toSorted()
    for (const { texts } of consents)
      for (const { en, hi } of Object.values(texts)) {
        expect(places(hi)).toEqual(places(en))
        expect(hi.replace(/\{\w+\}/g, '')).toMatch(/^[^a-z]*[\u0900-\u097f][^a-z]*$/i)
      }
  })

  it('are shown in their newest version, filled', () => {
    expect(currentConsent('enquiry', testConsents).version).toBe('b')
    expect(currentConsent('account', testConsents).version).toBe('a')
    expect(consentText('enquiry', '2026-11', 'en', { name: 'DPS' })).toContain('that DPS may call')
    expect(consentText('caller', '2026-11', 'en')).toBeUndefined()
    expect(consentText('enquiry', '1999-01', 'en')).toBeUndefined()
  })
})

it('a version is taken while somebody may have it on the screen, and for what it was written alone', () => {
  const isTaken = (version: string, day: string, purpose = 'enquiry' as const) =>
    isConsentTaken(purpose, version, day, testConsents)
  expect(isTaken('b', '2030-01-01')).toBe(true)
  expect(isTaken('a', '2026-03-31')).toBe(true)
  expect(isTaken('a', '2026-04-01')).toBe(false)
  expect(isConsentTaken('account', 'a', '2030-01-01', testConsents)).toBe(true)
  expect(isConsentTaken('account', 'b', '2026-03-01', testConsents)).toBe(false)
  expect(isTaken('c', '2026-03-01')).toBe(false)
})
