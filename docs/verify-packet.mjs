#!/usr/bin/env node
/**
 * Checks the signed packet of an application with Node alone, 20 or newer, and no call:
 *   node verify-packet.mjs application.json keys.json
 * keys.json is what GET /api/v1/public/packet-keys answered, on any day since the packet was signed.
 */
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [packetFile, keysFile] = process.argv.slice(2)
const stop = (reason) => {
  console.error(reason)
  process.exit(1)
}
if (!packetFile || !keysFile) stop('node verify-packet.mjs application.json keys.json')

/** Canonical JSON (RFC 8785) of what JSON.parse answers: keys in order, no white space. */
function canonical(value) {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`
}
const decode = (part) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))

try {
  const bytes = readFileSync(packetFile)
  const file = JSON.parse(bytes.toString('utf8'))
  if (!Buffer.from(canonical(file), 'utf8').equals(bytes)) stop('Changed: it is not the file that was signed.')
  const [head, body, signature] = file.statement.split('.')
  const { kid } = decode(head)
  const { keys } = JSON.parse(readFileSync(keysFile, 'utf8'))
  const jwk = keys.find((key) => key.kid === kid)
  if (!jwk) stop(`Unknown key: ${kid}`)
  const signed = Buffer.from(signature, 'base64url')
  const isSigned = verify(null, Buffer.from(`${head}.${body}`), createPublicKey({ key: jwk, format: 'jwk' }), signed)
  const statement = decode(body)
  const sha256 = createHash('sha256').update(canonical(file.packet)).digest('hex')
  const isWhole = signed.toString('base64url') === signature && statement.sha256 === sha256
  if (!isSigned || !isWhole) stop('Changed: signature or digest do not match.')
  console.log('Unchanged.', statement)
} catch (error) {
  stop(`Not a packet, or changed: ${error.message}`)
}
