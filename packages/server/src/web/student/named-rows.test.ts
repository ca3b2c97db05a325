import { documentExample, studentEndpoints } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { rowsOf, staffApp } from '../../people/admission/testing/staff.ts'

const { family, callAs, order } = await staffApp()
const asha = await family('school')
const me = callAs(asha)
const child = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }
const review = { instituteType: 'school', role: 'parent', overall: 4, pros: 'Kind', cons: 'Far' }
const enquiry = { ...(studentEndpoints.raise.example as object), mobile: '9876543210', instituteType: 'school' }

test('a list that is asked for rows by name answers all of them, also where they are more than its page', async () => {
  for (const instituteId of [1, 2, 3]) {
    for (const [path, body] of [
      ['manage-child', child],
      ['documents', documentExample],
      ['shortlist', { instituteId }],
      ['my-cart', { instituteId }],
      ['review', { ...review, instituteId }],
      ['enquiry', { ...enquiry, instituteId }],
    ] as const)
      expect([path, (await me('POST', `/student/${path}`, body)).status]).toEqual([path, 200])
    await order(asha, { instituteType: 'school', instituteId })
  }
  for (const path of ['manage-child', 'documents', 'shortlist', 'my-cart', 'review', 'enquiry', 'institute-payment']) {
    const all = rowsOf(await me('GET', `/student/${path}`)).map((row) => row.id)
    expect([path, all.length]).toEqual([path, 3])
    const byIds = await me('GET', `/student/${path}?ids=${all.join(',')}&limit=2`)
    expect([path, rowsOf(byIds).map((row) => row.id), byIds.body.limit]).toEqual([path, all, 3])
    const paged = await me('GET', `/student/${path}?limit=2`)
    expect([path, rowsOf(paged).length, paged.body.limit, paged.body.total]).toEqual([path, 2, 2, 3])
  }
})
