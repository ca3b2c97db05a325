import { verifyPath } from '@pravesh/contract'
import { formatDate, formatDateTime, formatSize, type Language, t } from '@pravesh/messages'
import { exportChoice, exportLabel, exportTexts } from '@pravesh/messages/export'
import type { ReceiptText } from '../payment/receipt/render.ts'
import type { Packet } from './packet.ts'

type PrintedRow = [name: string, value: string]

/** A class by its number, as people call it. */
function classText(number: number, language: Language): string {
  const text = t(language)
  if (number > 0) return text('institute.classNumber', { number })
  return text(number === 0 ? 'institute.classUkg' : number === -1 ? 'institute.classLkg' : 'institute.classNursery')
}
const classNames = new Set(['class', 'currentClass', 'lastClass'])

/** A fact in words; empty where nothing was said. The parts of one with fields are on a line each. */
function factText(name: string, value: unknown, language: Language): string {
  const { yes, no } = exportTexts(language)
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number') return classNames.has(name) ? classText(value, language) : String(value)
  if (typeof value === 'string') {
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, language)
    if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formatDateTime(value, language)
    return exportChoice(language, value)
  }
  if (!Array.isArray(value))
    return factRows(value, language)
      .map(([label, text]) => `${label}: ${text}`)
      .join('\n')
  const entries = value.map((entry) => factText(name, entry, language)).filter(Boolean)
  const isPlain = value.every((entry) => typeof entry !== 'object')
  return isPlain ? entries.join(', ') : entries.map((entry, index) => `${index + 1}. ${entry}`).join('\n')
}

/** The fields of a record that say something, each with its label. */
const factRows = (facts: object, language: Language): PrintedRow[] =>
  Object.entries(facts).flatMap(([name, value]): PrintedRow[] => {
    const text = factText(name, value, language)
    return text === '' ? [] : [[exportLabel(language, name), text]]
  })
const section = (title: string, rows: PrintedRow[]): PrintedRow[] => (rows.length > 0 ? [[title, ''], ...rows] : [])

/** The page that checks a packet, with the signed statement behind the #, which no browser sends. */
const verifyAddress = (origin: string, jws: string): string => `${origin}${verifyPath}#${jws}`

/** The facts of a packet to print, with the code that proves them. */
export function packetText({ facts, statement, jws, json }: Packet, origin: string, language: Language): ReceiptText {
  const text = t(language)
  const { child, common, form, answers, documents, demo } = facts
  const head: [string, string | null][] = [
    [text('packet.application'), String(facts.application)],
    [text('packet.institute'), facts.institute.name],
    [text('packet.applicant'), facts.applicant],
    [text('packet.class'), facts.class === null ? null : classText(facts.class, language)],
    [text('packet.course'), [facts.course, facts.specialization].filter(Boolean).join(', ') || null],
    [text('packet.session'), facts.session],
    [text('packet.quota'), facts.quota && exportChoice(language, facts.quota)],
    [text('packet.sentAt'), formatDateTime(facts.sentAt, language)],
    [text('packet.correctedAt'), facts.correctedAt && formatDateTime(facts.correctedAt, language)],
    [text('packet.digest'), statement.sha256],
  ]
  return {
    language,
    title: text('packet.title'),
    code: {
      address: verifyAddress(origin, jws),
      notes: [text('packet.scan'), text('packet.whole', { address: `${origin}${verifyPath}` })],
    },
    rows: [
      ...head.flatMap(([name, value]): PrintedRow[] => (value ? [[name, value]] : [])),
      ...section(text('packet.child'), factRows(child ?? {}, language)),
      ...section(text('packet.common'), factRows(common ?? {}, language)),
      ...section(text('packet.form'), factRows(form ?? {}, language)),
      ...section(
        text('packet.answers'),
        answers.map(({ label, value }) => [
          label,
          factText('answer', value, language) || exportTexts(language).nothing,
        ]),
      ),
      ...section(
        text('packet.documents'),
        documents.map(({ title, type, bytes, sha256 }) => [
          title,
          text('packet.document', {
            type: exportLabel(language, type),
            size: formatSize(bytes, language),
            digest: sha256,
          }),
        ]),
      ),
    ],
    notes: [text('packet.note'), ...(demo ? [text('packet.demo')] : [])],
    attached: {
      name: `application-${facts.application}.json`,
      type: 'application/json',
      bytes: Buffer.from(json, 'utf8'),
    },
  }
}
