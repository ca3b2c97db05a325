import type { ConsentRow } from './privacy.ts'

/** The lines that the hash of an entry is made of, in its order. */
export function consentLines(row: ConsentRow): string {
  const { previous, action, purpose, of, instituteType, instituteId, by, name, mobile } = row
  const { relation, birthYear, proof, version, language, channel, at } = row
  return [
    ...[previous, action, purpose, of, instituteType, instituteId, by, name, mobile],
    ...[relation, birthYear, proof, version, language, channel, at],
  ]
    .map((value) => value ?? '')
    .join('\n')
}
