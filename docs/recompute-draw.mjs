#!/usr/bin/env node
/**
 * Recomputes a draw of lots with Node alone, 20 or newer, and no call:
 *   node recompute-draw.mjs draw.json [code]
 * draw.json is what GET /api/v1/public/draws/<id> answered; the code is that of a family, whose place is printed.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [file, code] = process.argv.slice(2)
const sha256 = (text) => createHash('sha256').update(text).digest('hex')
const linesOf = (entries) => entries.map((entry) => `${entry}\n`).join('')
const stop = (reason) => {
  console.error(reason)
  process.exit(1)
}
if (!file) stop('node recompute-draw.mjs draw.json [code]')

const { data } = JSON.parse(readFileSync(file, 'utf8'))
const { commitment, list, result } = data
if (!list) stop('The list is not published yet.')
const isSorted = linesOf([...new Set(list.entries)].sort()) === linesOf(list.entries)
if (!isSorted || sha256(linesOf(list.entries)) !== list.sha256) stop('Different: the list does not have its digest.')
if (code && !list.entries.includes(sha256(code))) stop('This code is not on the list.')
if (!result) {
  console.log(`The list is whole: ${list.entries.length} applications. Lots are not drawn yet.`)
  process.exit()
}
if (sha256(result.secret) !== commitment) stop('Different: the secret is not the one of the announcement.')
const seed = sha256(`${result.secret}\n${list.sha256}\n${result.number}`)
if (seed !== result.seed) stop('Different: the seed does not follow from secret, list and number.')
const order = list.entries
  .map((entry) => [sha256(`${seed}\n${entry}`), entry])
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([, entry]) => entry)
if (linesOf(order) !== linesOf(result.order)) stop('Different: the order does not follow from the seed.')
console.log(`Equal, byte for byte: ${order.length} applications, ${data.seats} seats.`)
if (code) console.log(`Place ${order.indexOf(sha256(code)) + 1}`)
