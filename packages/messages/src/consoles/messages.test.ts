import { describe, expect, it } from 'vitest'
import type { Texts } from '../translate/fill.ts'
import { inHindi } from './hindi.ts'
import { consoleText, english, inEnglish, messageTranslator } from './messages.ts'
import { defineMessages } from './screens/define-messages.ts'

const flat = (texts: Texts) =>
  Object.entries(texts).flatMap(([domain, domainTexts]) =>
    Object.entries(domainTexts).map(([key, text]) => [`${domain}.${key}`, text] as const),
  )
const places = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort().join()

describe('the words of the consoles', () => {
  it('have the same keys in both languages', () => {
    const { texts } = inHindi
    const hindi = Object.fromEntries(Object.entries(texts).filter(([domain]) => domain in english))
    expect(flat(hindi).map(([key]) => key)).toEqual(flat(english).map(([key]) => key))
  })

  it('ask for the same values in both languages', () => {
    const hindi = new Map(flat(inHindi.texts))
    expect(flat(english).filter(([key, text]) => places(text) !== places(hindi.get(key) ?? ''))).toEqual([])
  })

  it('are Devanagari in Hindi', () => {
    const all = [...flat(inHindi.texts), ...Object.entries(inHindi.sentences), ...Object.entries(inHindi.framework)]
    const latin = all.filter(
      ([, text]) => /[a-z]/i.test(text.replace(/%?\{[^}]*\}/g, '')) && !/[\u0900-\u097f]/.test(text),
    )
    expect(latin).toEqual([])
  })

  it('are filled in the language that was asked for', () => {
    expect(consoleText(inEnglish)('list.howMany', { count: 120_000 })).toBe('1,20,000 in all')
    expect(consoleText(inHindi)('list.howMany', { count: '1,000+' })).toBe('कुल 1,000+')
    const { retried, later } = defineMessages('jobTexts', { retried: 'Tried {count}', later: 'Later' })
    const hindi = { ...inHindi, texts: { jobTexts: { retried: 'फिर {count}' } } }
    expect(messageTranslator(inEnglish)(retried, { count: 1_200 })).toBe('Tried 1,200')
    expect(messageTranslator(hindi)(retried, { count: 2 })).toBe('फिर 2')
    expect(messageTranslator(hindi)(later)).toBe('Later')
  })
})
