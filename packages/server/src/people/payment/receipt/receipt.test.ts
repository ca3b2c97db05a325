import type { PaymentRow } from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { rowsOf, staffApp } from '../../admission/testing/staff.ts'
import { spellRupees } from './amount-text.ts'
import { receiptText } from './file.ts'
import { gstWithin } from './gst.ts'
import { drawReceipt, runsOf } from './render.ts'

const { app, family, callAs, order, pay, confirm } = await staffApp()
const college = { instituteType: 'college', instituteId: 1 }

test.each([
  [33_100, 'Three hundred and thirty-one rupees only'],
  [100, 'One rupee only'],
  [0, 'Zero rupees only'],
  [1_050, 'Ten rupees and fifty paise only'],
  [25, 'Twenty-five paise only'],
  [1_23_45_67_800, 'One crore twenty-three lakh forty-five thousand six hundred and seventy-eight rupees only'],
  [2_00_000, 'Two thousand rupees only'],
])('%i paise are written as “%s”', (paise, expectedText) => {
  expect(spellRupees(paise)).toBe(expectedText)
})

test('names are split by script; letters that no font has are not passed off as others', () => {
  expect(runsOf('आशा राव, Pune')).toEqual([
    { text: 'आशा राव', indic: true },
    { text: ', Pune', indic: false },
  ])
  expect(runsOf('Zoë 李')).toEqual([{ text: 'Zoë ?', indic: false }])
})

/** The Latin text of a PDF: the file contains it as hexadecimal, in pieces. */
const latinIn = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/<([0-9a-f]{2,})>/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('')

const paid: PaymentRow = {
  ...{ id: 1, orderId: 'order_1', paymentId: 'pay_1', feesType: 'application', instituteType: 'college' as const },
  ...{
    instituteId: 1,
    instituteName: 'Fergusson College',
    instituteUrl: 'fergusson-college',
    institutePlace: 'Pune, Maharashtra',
    instituteLogo: null,
    application: 7,
    child: 1,
    childName: 'Ira',
    ...{ course: 3, courseName: 'B.Tech', specialization: 4, specializationName: 'Civil Engineering' },
    amount: 33_100,
    currency: 'INR',
  },
  ...{
    status: 'refunded' as const,
    receiptNumber: 'PR/26-27/000001',
    paidAt: '2026-11-20T09:30:00.000Z',
    events: [],
  },
  ...{ createdAt: '2026-11-20T09:30:00.000Z' },
  refunds: [
    ...[{ paymentId: 'pay_1', amount: 10_000, reason: 'requested' as const, status: 'refunded' as const }].map(
      (refund) => ({
        ...refund,
        ...{ id: 1, note: null, refundedAt: null, bankReference: null },
        ...{ at: '2026-11-21T09:30:00.000Z', sentAt: null, failedAt: null },
      }),
    ),
  ],
}

test('a receipt names who paid, what for and how much, and what went back', async () => {
  const text = receiptText(paid, { payer: 'आशा Rao', demo: true, language: 'en' })
  const pdf = await drawReceipt(text, false)
  const read = latinIn(pdf)
  for (const phrase of [
    'PR/26-27/000001',
    'Rao',
    'Ira',
    'Fergusson College',
    'B.Tech, Civil Engineering',
    'Rs. 331.00',
    'Three hundred and thirty-one',
    'Rs. 100.00 returned',
    'Demo: this payment',
  ])
    expect(read, phrase).toContain(phrase)
  // The letters of the name in Hindi come along.
  expect(pdf.toString('latin1')).toMatch(/\/FontFile[23] /)
  expect(receiptText(paid, { payer: 'Asha', demo: false, language: 'en' }).notes.join()).not.toContain('Demo')
  expect(text.notes.join()).toContain('A form fee that the institute itself asks is not part of it')
})

test('a receipt is in the language of the family, with the sum in words', async () => {
  const text = receiptText(paid, { payer: 'आशा राव', demo: true, language: 'hi' })
  const [rows, notes] = [new Map(text.rows), text.notes.join(' ')]
  expect(text.title).toBe('रसीद')
  expect(rows.get('रक़म')).toBe('रु. 331.00 (तीन सौ इकतीस रुपये मात्र)')
  expect(rows.get('किसलिए')).toBe('आवेदन शुल्क, Fergusson College')
  expect(rows.get('वापसी')).toContain('रु. 100.00 लौटाए गए')
  expect([...rows.keys(), notes].filter((words) => !/[\u0900-\u097f]/.test(words))).toEqual([])
  const pdf = await drawReceipt(text, false)
  expect(pdf.toString('latin1')).toContain('(hi-IN)')
})

test.each([
  [1_23_45_678_09, 'एक करोड़ तेईस लाख पैंतालीस हज़ार छह सौ अठहत्तर रुपये नौ पैसे मात्र'],
  [100, 'एक रुपया मात्र'],
  [0, 'शून्य रुपये मात्र'],
])('%i paise are written in Hindi as “%s”', (paise, expectedText) => {
  expect(spellRupees(paise, 'hi')).toBe(expectedText)
})

describe('with a GSTIN', () => {
  const gstin = '07AAAAA0000A1Z5'

  test('value and tax add up to what was paid, whatever it was', () => {
    for (const state of ['Delhi', 'Maharashtra', null])
      for (let paise = 0; paise < 40_000; paise += 7) {
        const { taxable, gstin: _, placeOfSupply: __, ...taxes } = gstWithin(paise, gstin, state)
        const parts = [taxable, ...Object.values(taxes)]
        expect(parts.every(Number.isInteger) && parts.reduce((sum, part) => sum + part, 0), `${paise}`).toBe(paise)
      }
  })

  test.each([
    ['Delhi', { taxable: 28_050, cgst: 2_525, sgst: 2_525, placeOfSupply: 'Delhi (07)' }],
    [null, { taxable: 28_050, cgst: 2_525, sgst: 2_525, placeOfSupply: 'Delhi (07)' }],
    ['maharashtra ', { taxable: 28_051, igst: 5_049, placeOfSupply: 'Maharashtra (27)' }],
  ])('a payer of %s pays its tax', (state, expected) => {
    expect(gstWithin(33_100, gstin, state)).toEqual({ gstin, ...expected })
  })

  test('the receipt has the lines of a tax invoice, and none of them without', () => {
    const printed = { payer: 'Asha', demo: false, language: 'en' } as const
    const gst = { ...gstWithin(33_100, gstin, 'Kerala'), supplier: 'Pravesh Services' }
    expect(receiptText(paid, { ...printed, gst }).rows).toEqual(
      expect.arrayContaining([
        ['Supplier', 'Pravesh Services'],
        ['GSTIN of the supplier', gstin],
        ['SAC', '998599'],
        ['Place of supply', 'Kerala (32)'],
        ['Taxable value', 'Rs. 280.51'],
        ['IGST 18%', 'Rs. 50.49'],
      ]),
    )
    expect(receiptText(paid, printed).rows.map(([name]) => name)).not.toContain('SAC')
  })
})

test('a payer reads the receipt of what was paid; nobody else does, and there is none before', async () => {
  const ravi = await family('college')
  const opened = await order(ravi, college)
  const listed = async () => rowsOf(await callAs(ravi)('GET', '/student/institute-payment'))[0]?.id
  const receipt = (token: string, id: number | undefined) =>
    app.inject({
      url: `/api/v1/student/institute-payment/${id}/receipt`,
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await receipt(ravi.token, await listed())).statusCode).toBe(404)
  await confirm(ravi, await pay(opened), college)
  const response = await receipt(ravi.token, await listed())
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/pdf')
  expect(response.headers['content-disposition']).toContain('Receipt PR-')
  expect(response.headers['cache-control']).toContain('no-store')
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const hindi = await app.inject({
    url: `/api/v1/student/institute-payment/${await listed()}/receipt`,
    headers: { authorization: `Bearer ${ravi.token}`, 'accept-language': 'hi' },
  })
  expect(hindi.rawPayload.toString('latin1')).toContain('(hi-IN)')
  const other = await family('college')
  expect((await receipt(other.token, await listed())).statusCode).toBe(404)
})
