import { documentExample, endpointTable } from '@pravesh/contract'
import { exportSections } from '@pravesh/messages/export'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { dataOf, staffApp } from '../../people/admission/testing/staff.ts'
import { sectionOf } from './export.ts'

const { app, applied, schoolStaff } = await staffApp()

async function copyOf(token: string, language = 'en') {
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/student/export',
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    payload: {},
  })
  expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'no-store',
  ])
  return unzipSync(response.rawPayload)
}

test('a copy has every record of the account with its files, and nothing of another family', async () => {
  const [asha, ravi] = [await applied(), await applied()]
  await asha.as('PUT', '/student/manage-child', { id: asha.kid, name: 'Kamakhya <Khan>', specialNeeds: 'epilepsy' })
  const { id } = dataOf(await asha.as('POST', '/student/documents', { ...documentExample, title: 'Birth / one' }))
  await schoolStaff.as('GET', `/buyer/application/1/${asha.application}`)
  for (const [kind, body] of Object.entries({ message: 'Come on Monday', remark: 'Sibling in class 4' }))
    await schoolStaff.as('POST', `/buyer/application/1/${asha.application}/notes`, { kind, body })
  const files = await copyOf(asha.token)
  const receipt = Object.keys(files).find((name) => name.startsWith('receipts/')) ?? ''
  expect(Object.keys(files)).toEqual(['index.html', 'data.json', receipt, `documents/${id} Birth _ one.png`])
  expect(strFromU8(files[receipt]?.slice(0, 5) ?? new Uint8Array())).toBe('%PDF-')

  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
  expect(Object.keys(data).toSorted()).toEqual(['at', ...exportSections].toSorted())
  expect(data['manage-child']).toMatchObject([{ name: 'Kamakhya <Khan>', specialNeeds: 'epilepsy' }])
  expect(data['child-common-form']).toMatchObject([{ parents: [{ income: 900_000 }] }])
  expect(data.sent).toMatchObject([
    {
      sent: { child: { name: 'Kamakhya <Khan>' } },
      messages: [{ body: 'Come on Monday', author: 'Ravi Menon, School 1' }],
      draws: [],
    },
  ])
  expect(data.access).toMatchObject([{ reads: [{ side: 'buyer' }] }])
  const page = strFromU8(files['index.html'] ?? new Uint8Array())
  expect(page).toContain('Kamakhya &lt;Khan&gt;')
  expect(page).toContain('Who may read your applications, and who has read them')
  expect(page).not.toMatch(/<script|https?:/)
  expect(page + JSON.stringify(data)).not.toContain(`Ira ${ravi.id}`)
  expect(page + JSON.stringify(data)).not.toContain('Sibling in class 4')

  expect(strFromU8((await copyOf(asha.token, 'hi'))['index.html'] ?? new Uint8Array())).toContain(
    'आपकी अपलोड की हुई फ़ाइलें',
  )
})

test('every list and record of a family’s own area is in the copy, but for what is worked out from others or is everybody’s', () => {
  const derived = [
    'dashboard',
    'school-dashboard',
    'partner-schools',
    'college-courses',
    'shortlist-form',
    'institute-payment.receipt',
    'documents.file',
    'shared-children.document',
    'application-packet',
    // Within `sent`, with their application.
    'draws',
  ]
  const own = endpointTable.filter(({ realm, method }) => realm === 'student' && method === 'GET').map(sectionOf)
  expect(
    own.filter((section) => !derived.includes(section) && !exportSections.some((name) => name === section)),
  ).toEqual([])
})
