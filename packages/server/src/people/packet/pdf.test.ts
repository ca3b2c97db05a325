import { verify } from 'node:crypto'
import { documentExample, packetStatement } from '@pravesh/contract'
import { eq } from 'drizzle-orm'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { application } from '../../platform/db/tables.ts'
import { signingKeyOf } from '../../platform/keys/signing-key.ts'
import { dataOf, staffApp } from '../admission/testing/staff.ts'
import { drawReceipt } from '../payment/receipt/render.ts'
import { publicKeys } from './keys.ts'
import { packetOf } from './packet.ts'
import { packetText } from './pdf.ts'

const { app, db, config, applied } = await staffApp()

/** The squares that an uncompressed PDF draws, as a picture of eight points each with a quiet zone. */
function pictureOf(pdf: Buffer) {
  const number = '(-?[\\d.]+)'
  const squares = [...pdf.toString('latin1').matchAll(new RegExp(`${number} ${number} ${number} ${number} re`, 'g'))]
    .map((match) => match.slice(1).map(Number))
    .filter(([, , width, height]) => width !== undefined && width === height && width < 10)
  const [first = 0, top = 0] = [0, 1].map((at) => Math.min(...squares.map((square) => square[at] ?? 0)))
  const module = squares[0]?.[2] ?? 1
  const places = squares.map(([x = 0, y = 0]) => [Math.round((x - first) / module), Math.round((y - top) / module)])
  const [scale, quiet] = [8, 4]
  const side = (Math.max(...places.flat()) + 1 + 2 * quiet) * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [column = 0, line = 0] of places)
    for (let y = 0; y < scale; y++)
      for (let x = 0; x < scale; x++) {
        const at = (((line + quiet) * scale + y) * side + (column + quiet) * scale + x) * 4
        data.fill(0, at, at + 3)
      }
  return { width: side, height: side, data }
}

async function packetFor(id: number) {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(application).where(eq(application.id, id))
    if (!row) throw new Error('No such application')
    return packetOf(tx, config, row)
  })
}

test('the code of the PDF is the signed statement, behind the # of the page that checks it', async () => {
  const asha = await applied()
  const packet = await packetFor(asha.application)
  const pdf = await drawReceipt(packetText(packet, 'https://pravesh.example', 'en'), false)
  const [page, jws = ''] = decodeQR(pictureOf(pdf)).split('#')
  expect(page).toBe('https://pravesh.example/verify')
  expect(jws).toBe(packet.jws)
  const [head, body = '', signature = ''] = jws.split('.')
  const { privateKey, id } = signingKeyOf(config.encryptionKeys[0], 'signature of a packet')
  expect((await publicKeys(db, config))[0]?.kid).toBe(id)
  expect(verify(null, Buffer.from(`${head}.${body}`), privateKey, Buffer.from(signature, 'base64url'))).toBe(true)
  const said = packetStatement.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  expect(said).toEqual(packet.statement)
})

test('the PDF prints what the packet holds, in the language of the family, and has the packet with it', async () => {
  const asha = await applied()
  const documentId = dataOf(await asha.as('POST', '/student/documents', documentExample)).id
  await asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { documents: [documentId] })
  const packet = await packetFor(asha.application)
  const english = packetText(packet, 'https://pravesh.example', 'en')
  const rows = new Map(english.rows)
  expect(rows.get('Institute')).toBe('School 1')
  expect(rows.get('Class')).toBe('Class 1')
  expect(rows.get('SHA-256 of the packet')).toBe(packet.statement.sha256)
  expect(rows.get('Parents')?.split('\n').toSorted()).toEqual([
    '1. Name: Asha',
    'Mobile: 98765 43210',
    'Relation: Mother',
  ])
  expect([...rows.values()].join(' ')).toContain(packet.facts.documents[0]?.sha256)
  expect(english.notes.join(' ')).toContain('Demo')
  const hindi = packetText(packet, 'https://pravesh.example', 'hi')
  const labels = [...hindi.rows.map(([name]) => name), ...hindi.notes, ...(hindi.code?.notes ?? [])]
  const foreign = labels.filter((label) => !/[\u0900-\u097f]/.test(label))
  expect(foreign.filter((label) => label !== packet.facts.documents[0]?.title)).toEqual([])
  for (const language of ['en', 'hi']) {
    const response = await app.inject({
      url: `/api/v1/student/application-packet/${asha.application}?form=pdf`,
      headers: { authorization: `Bearer ${asha.token}`, 'accept-language': language },
    })
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.rawPayload.toString('latin1')).toContain(`(${language}-IN)`)
    expect(response.rawPayload.toString('latin1')).toContain('/EmbeddedFile')
  }
})
