import { errorTable } from '@pravesh/contract'
import { messageText } from '@pravesh/messages'
import { translateReason } from '@pravesh/messages/reasons'
import { expect, test } from 'vitest'
import { reasonSources, reasonsIn } from './reason-sources.ts'

/** Other texts of these sources: successes, logs, names. */
const others = [
  /^(?:Owners, government|Specializations|Courses|Course levels|Entrance exams|NAAC|Levels|How it is|Career|Article) ?.*,|^NAAC/,
  /(?:Successfully|Successful|successfully|Checked|Opened)$/,
  /^(?:Public pages|Order created|The file |An institute that is no longer listed|Fields of study|Ways of|My account|Report Received|Logged out|Bearer )/,
  /^(?:By their place in the national|Admissions are open now|Teach |Basic |Only those in this state$)/,
]
const ofCodes = new Set<string>(Object.values(errorTable).map(({ message }) => message))
/** No word of English remains, but for examples of addresses. */
const isHindi = (text = '') =>
  /[\u0900-\u097f]/.test(text) && !/\b[a-z]{3,}\b/.test(text.replace(/\S+@\S+|https?:\S+|abcd/g, ''))
const isReason = (text: string) => !ofCodes.has(text) && !others.some((pattern) => pattern.test(text))

test('each reason that a family or a visitor may read is known in Hindi', () => {
  const found = reasonSources()
  expect(found.length).toBeGreaterThan(120)
  expect(
    found.filter(({ reason }) => isReason(reason) && !isHindi(translateReason(reason.replace(/\. 17$/, '')))),
  ).toEqual([])
})

test('each code of an error has its sentence in Hindi', () => {
  expect(Object.keys(errorTable).filter((code) => messageText(`errors.${code}`, 'hi') === undefined)).toEqual([])
})

test.each([
  ['a field', "throw new ApiError('INVALID', { errors: [{ field: 'a', message: 'No such llama' }] })"],
  ['a template', 'throw new ApiError("CONFLICT", { message: `At most $' + '{count} llamas` })'],
  ['a constant', "const gone = 'The llama is gone'; const e = () => new ApiError('CONFLICT', { message: gone })"],
  ['a schema', "z.string().regex(/^llama$/, 'Write llama')"],
])('a reason in %s is found', (_name, source) => {
  expect(reasonsIn('a.ts', source)).toHaveLength(1)
})

test.each([
  ['At most 8 children', 'ज़्यादा से ज़्यादा 8 बच्चे'],
  ['Must have at most 120 characters', 'ज़्यादा से ज़्यादा 120 अक्षर'],
  ['The last day to reply to this offer was 5 Mar 2027', 'इस प्रस्ताव का उत्तर देने का आख़िरी दिन 5 मार्च 2027 था'],
  [
    'This is a common password. Put three or four words together that have nothing to do with each other or with you',
    'यह पासवर्ड बहुत लोग रखते हैं। तीन-चार ऐसे शब्द साथ लिखें जिनका एक-दूसरे से या आपसे कोई संबंध न हो',
  ],
])('%s is said with its values', (english, hindi) => {
  expect(translateReason(english)).toBe(hindi)
})

test('a sentence that is nobody’s stays unknown', () => {
  expect(translateReason('Llamas are late')).toBeUndefined()
  expect(translateReason(`At most ${'. '.repeat(20_000)}`)).toBeDefined()
})
