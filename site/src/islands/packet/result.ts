import type { PacketKey, PacketStatement } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { type Outcome, verifyPacket, verifyStatement } from '../../lib/packet/verify.ts'

const section = document.querySelector<HTMLElement>('[data-packet]')
const result = document.querySelector<HTMLElement>('[data-packet-result]')
const input = section?.querySelector('input')
const language = document.documentElement.lang === 'hi' ? 'hi' : 'en'

/** The public keys in the list of the page, so that it needs none from the network. */
const keysOnPage = (): PacketKey[] =>
  [...document.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset: { key: kid = '', x = '' } }) => ({
    ...{ kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' },
  }))

const valuesOf = (statement: PacketStatement, key: string): Readonly<Record<string, string | null>> => ({
  institute: statement.institute,
  application: String(statement.application),
  class: statement.class === null ? null : (section?.dataset.classes?.split('|')[statement.class + 2] ?? null),
  course: statement.course,
  session: statement.session,
  sentAt: formatDateTime(statement.sentAt, language),
  correctedAt: statement.correctedAt && formatDateTime(statement.correctedAt, language),
  digest: statement.sha256,
  key,
})

/** Of the results that the page has ready one becomes visible. */
function show(outcome: Outcome): void {
  const valid = outcome.kind === 'valid' ? outcome : undefined
  const kind = valid ? (valid.whole ? 'file' : 'code') : outcome.kind
  const shown = [kind, valid?.statement.demo && 'demo', valid && 'statement']
  for (const part of result?.querySelectorAll<HTMLElement>('[data-when]') ?? [])
    part.hidden = !shown.includes(part.dataset.when)
  const values = valid && valuesOf(valid.statement, valid.key)
  for (const row of result?.querySelectorAll<HTMLElement>('[data-fact]') ?? []) {
    const value = values?.[row.dataset.fact ?? '']
    row.hidden = !value
    const place = row.querySelector('dd')
    if (place) place.textContent = value ?? ''
  }
  if (result) result.hidden = false
}

/** A scanned code. */
async function checkAddress(): Promise<void> {
  const jws = location.hash.slice(1)
  if (jws.includes('.')) show(await verifyStatement(jws, keysOnPage()))
}
async function checkFile(): Promise<void> {
  const file = input?.files?.[0]
  if (file) show(await verifyPacket(new Uint8Array(await file.arrayBuffer()), keysOnPage()))
}
addEventListener('hashchange', checkAddress)
input?.addEventListener('change', checkFile)
checkAddress()
// What was chosen before this was loaded.
checkFile()
