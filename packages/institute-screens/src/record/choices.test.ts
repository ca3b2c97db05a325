import { applicationNoteKinds, buyerApplicationEndpoints, fileMimes, questionKinds } from '@pravesh/contract'
import { english } from '@pravesh/messages/consoles'
import { inHindi } from '@pravesh/messages/consoles/hindi'
import { expect, test } from 'vitest'

type Schema = { [key: string]: unknown }
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Every choice that a schema holds. */
function choicesIn(schema: unknown): string[] {
  if (!isSchema(schema)) return []
  const options = Array.isArray(schema.enum) ? schema.enum.filter((option) => typeof option === 'string') : []
  return [...options, ...Object.values(schema).flatMap(choicesIn)]
}

test('every choice in what a family sent is known in Hindi', () => {
  const responseSchema = buyerApplicationEndpoints.get.answer.toJSONSchema({ unrepresentable: 'any' })
  // Kinds of questions, of files and of notes are never displayed.
  const internal: readonly string[] = [...questionKinds, ...fileMimes, ...applicationNoteKinds]
  const { applicationStatus, applicationField, applicationChoice } = english
  const labelled = new Set<string>(Object.keys({ ...applicationStatus, ...applicationField, ...applicationChoice }))
  const missing = choicesIn(responseSchema).filter(
    (option) =>
      !internal.includes(option) &&
      !labelled.has(option) &&
      !labelled.has(`reason_${option}`) &&
      !(option.replaceAll('_', '-') in (inHindi.texts.choices ?? {})),
  )
  expect([...new Set(missing)]).toEqual([])
})
