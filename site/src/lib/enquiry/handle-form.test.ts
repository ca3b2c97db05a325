import { ApiError, type EnquiryBody } from '@pravesh/contract'
import { describe, expect, it } from 'vitest'
import { takeForm } from './handle-form.ts'

const receipt = {
  data: { reference: 'PR-ABCDEFGH', readBy: 'The Pravesh staff', replyWithinHours: 48 },
  message: 'Enquiry Raised Successfully',
}
const context = {
  kind: 'general',
  subject: null,
  purpose: undefined,
  language: 'en',
  now: new Date('2026-11-21T06:00:00Z'),
} as const

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const filled = { name: 'Asha Rao', mobile: '98765 43210', consent: 'yes', message: 'A bus?' }

describe('a form sent without scripts', () => {
  it('raises the enquiry', async () => {
    const sentBodies: [string, EnquiryBody][] = []
    const result = await takeForm(form(filled), context, async (kind, body) => {
      sentBodies.push([kind, body])
      return receipt
    })
    expect(result).toEqual({ sent: receipt })
    expect(sentBodies).toMatchObject([['general', { name: 'Asha Rao', message: 'A bus?' }]])
  })

  it('takes digits of Devanagari, and says in words which number is needed', async () => {
    const college = { ...context, kind: 'admission-college', language: 'hi' } as const
    const sentBodies: EnquiryBody[] = []
    const fields = form({ ...filled, mobile: '९८७६५ ४३२१०', marks: '८८.५' })
    await takeForm(fields, college, async (_kind, body) => {
      sentBodies.push(body)
      return receipt
    })
    expect(sentBodies).toMatchObject([{ marks: 88.5, mobile: '98765 43210' }])
    const apiError = new ApiError('INVALID', { errors: [{ field: 'marks', message: 'Too big' }] })
    expect(await takeForm(fields, college, () => Promise.reject(apiError))).toMatchObject({
      enteredValues: { mobile: '९८७६५ ४३२१०' },
      fieldErrors: { marks: '0 से 100 तक की संख्या लिखें, या ख़ाली छोड़ दें' },
    })
  })

  it('is not sent without consent, nor by what fills every field', async () => {
    const rejectSend = () => Promise.reject(new Error('asked'))
    const { consent: _, ...withoutConsent } = filled
    expect(await takeForm(form(withoutConsent), context, rejectSend)).toMatchObject({
      status: 422,
      enteredValues: { message: 'A bus?' },
    })
    expect(await takeForm(form({ ...filled, fax: '1' }), context, rejectSend)).toMatchObject({ status: 422 })
  })

  it('says beside the field what the API refused', async () => {
    const apiError = new ApiError('INVALID', { errors: [{ field: 'mobile', message: 'No' }] })
    expect(await takeForm(form(filled), context, () => Promise.reject(apiError))).toMatchObject({
      status: 422,
      notice: null,
      fieldErrors: { mobile: expect.stringContaining('98765') },
    })
  })

  it('says at the tick that its words have changed, and no other text is agreed to instead', async () => {
    const apiError = new ApiError('INVALID', { errors: [{ field: 'consentVersion', message: 'No' }] })
    const versions: unknown[] = []
    const result = await takeForm(form({ ...filled, consentVersion: '2020-01' }), context, (_kind, body) => {
      versions.push(body.consentVersion)
      return Promise.reject(apiError)
    })
    expect(versions).toEqual(['2020-01'])
    expect(result).toMatchObject({ notice: null, fieldErrors: { consent: expect.stringContaining('have changed') } })
  })

  it('says why, where no field is to blame', async () => {
    const apiError = new ApiError('TOO_MANY', { retryAfter: 60 })
    expect(await takeForm(form(filled), { ...context, language: 'hi' }, () => Promise.reject(apiError))).toMatchObject({
      status: 429,
      notice: 'बहुत बार कोशिश हुई। थोड़ा रुकें',
      enteredValues: { name: 'Asha Rao' },
    })
  })

  it('names a fault of ours as the log does', async () => {
    const apiError = new ApiError('UNAVAILABLE', { requestId: '0123456789' })
    expect(await takeForm(form(filled), { ...context, language: 'hi' }, () => Promise.reject(apiError))).toMatchObject({
      status: 503,
      notice: expect.stringMatching(/संदर्भ 0123456789$/),
    })
  })

  it('leaves a fault to the host', async () => {
    await expect(takeForm(form(filled), context, () => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError)
  })
})
