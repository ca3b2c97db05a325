import { expect, test } from 'vitest'
import { repairEncoding, repairLostMarks } from './encoding.ts'

/** UTF-8 read as another encoding, as the registers did it. */
const asLatin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1')
const cp1252Of: Record<string, string> = { '\u0080': '€', '\u0093': '“', '\u0099': '™', '\u009c': 'œ' }
const asCp1252 = (text: string) => [...asLatin1(text)].map((char) => cp1252Of[char] ?? char).join('')

test('repairs UTF-8 that was read as Latin-1 or Windows-1252, once or twice over', () => {
  for (const text of ['Women’s College', 'PUTTUR – 517 583', 'Chümoukedima', 'देवभोग रोड']) {
    expect(repairEncoding(asLatin1(text))).toBe(text)
    expect(repairEncoding(asLatin1(asLatin1(text)))).toBe(text)
  }
  expect(repairEncoding(asCp1252('WOMEN’S'))).toBe('WOMEN’S')
  expect(repairEncoding(asLatin1(asCp1252('A – B')))).toBe('A – B')
  expect(repairEncoding(asLatin1('Jawaharlal\u00a0Nehru'))).toBe('Jawaharlal\u00a0Nehru')
})

test('leaves honest text alone, also beside the damage', () => {
  for (const text of ['École Française', 'Ünsal', 'São', 'naïve Ãb', 'Alva’s', '50°C', 'II²T'])
    expect(repairEncoding(text)).toBe(text)
  expect(repairEncoding(`${asLatin1('‘')}Café’`)).toBe('‘Café’')
})

test('puts back marks that were lost where they are sure, and drops the others', () => {
  expect(repairLostMarks('St. Teresa??fs')).toBe('St. Teresa’s')
  expect(repairLostMarks('??gvelammal Avenue??h, Poonamallee')).toBe('“velammal Avenue”, Poonamallee')
  expect(repairLostMarks('Alva\ufffds College')).toBe('Alva’s College')
  expect(repairLostMarks('Miraj \ufffd 416 414')).toBe('Miraj – 416 414')
  expect(repairLostMarks('NEW\ufffdMANGALA\ufffdCOLLEGE')).toBe('NEW MANGALA COLLEGE')
  expect(repairLostMarks('Sector 21 A?????? 21')).toBe('Sector 21 A  21')
  expect(repairLostMarks('Why not?')).toBe('Why not?')
})
