import type { Message } from '@pravesh/messages/consoles'
import { inHindi } from '@pravesh/messages/consoles/hindi'
import { expect, test } from 'vitest'

const modules = import.meta.glob<Record<string, Readonly<Record<string, Message>>>>(
  '../../../packages/messages/src/consoles/screens/en/**/*.ts',
  { eager: true },
)
const domains = Object.values(modules).flatMap((module) => Object.entries(module))
const places = (text = '') => (text.match(/\{\w+/g) ?? []).toSorted()

test('each domain of screens has its Hindi, with the same keys in the same order', () => {
  expect(domains.length).toBeGreaterThan(10)
  for (const [name, messages] of domains) {
    expect([...new Set(Object.values(messages).map(({ domain }) => domain))]).toEqual([name])
    expect(Object.keys(inHindi.texts[name] ?? {})).toEqual(Object.keys(messages))
  }
})

test('the texts of screens ask for the same values in both languages', () => {
  const different = domains.flatMap(([, messages]) =>
    Object.values(messages).filter(
      ({ domain, key, english }) => places(english).join() !== places(inHindi.texts[domain]?.[key]).join(),
    ),
  )
  expect(different).toEqual([])
})
