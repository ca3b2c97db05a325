import { UnsavedProvider } from '@pravesh/console-kit/page/unsaved'
import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { type AdminEnquiry, catalogue } from '@pravesh/contract'
import { adminResources } from '@pravesh/data-provider/admin'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { EnquiryPage } from './EnquiryPage.tsx'

const received = '2026-11-20T04:30:00Z'
const message = { type: 'message' as const, at: received, by: null, body: 'Is there a bus?' }
const nothing = { outcome: null, from: null, to: null }
const enquiry: AdminEnquiry = {
  ...{ id: 7, reference: 'PR-ABCDEFGH', kind: 'general', status: 'new', name: 'Asha Rao', city: null, state: null },
  ...{ mobile: '+919876543210', email: 'asha@example.in', message: 'Is there a bus?', details: {}, more: [] },
  ...{
    remarks: [],
    replies: [],
    replyBy: '2026-11-22T04:30:00Z',
    overdue: true,
    followUpOn: null,
    deletedAt: null,
    assignee: null,
    grievance: null,
  },
  ...{ instituteType: null, instituteId: null, instituteName: null, assigneeName: null, pageUrl: null, origin: null },
  ...{ consentVersion: '2026-11', language: 'en', instituteAnsweredAt: null, about: null, task: null },
  ...{ timeline: [{ ...message, ...nothing }], reads: [], readsTotal: 0, createdAt: received, updatedAt: received },
}
const later = '2026-11-20T05:00:00Z'
const entry = (type: AdminEnquiry['timeline'][number]['type'], body: string) => ({
  ...{ type, at: later, by: 'meera', body },
  ...nothing,
})
const changed = (change: Partial<AdminEnquiry>): AdminEnquiry => ({ ...enquiry, updatedAt: later, ...change })
const account = { id: 3, realm: 'admin', name: 'admin', contact: null, side: null, suspended: false, decision: null }
const template = {
  ...{ id: 1, title: 'Fees', subject: 'Fees for {{class}}' },
  body: 'Dear Asha Rao, the fees of {{class}} are on https://pravesh.example/school/5.',
}
const listOf = (data: readonly object[]) => ({ data, total: data.length, page: 1, limit: 50 })

async function open(record: AdminEnquiry, path = '/7') {
  let current = record
  let respond: ((body: object) => Response | object) | undefined
  const stage = server(({ method, address, body }) => {
    if (address.includes('/admin/accounts')) return listOf([{ ...account, createdAt: received }])
    if (address.includes('/admin/enquiry/templates/7')) return { data: [template] }
    if (method === 'GET') return { data: current }
    return respond?.(body as object) ?? { data: current, message: 'Enquiry Updated Successfully' }
  })
  const page = (
    <UnsavedProvider>
      <ResourceContextProvider value="enquiries">
        <Routes>
          <Route path=":id" element={<EnquiryPage />} />
        </Routes>
      </ResourceContextProvider>
    </UnsavedProvider>
  )
  renderInConsole({ entity: catalogue.board, client: stage.client, resources: adminResources, path, children: page })
  await screen.findByText('Is there a bus?')
  return {
    sent: () => stage.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body),
    removed: () => stage.requests.filter(({ method }) => method === 'DELETE').map(({ address }) => address),
    becomes: (next: AdminEnquiry) => {
      current = next
    },
    respondWith: (next: typeof respond) => {
      respond = next
    },
  }
}
const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const write = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))

test('a reply is sent as it was read, and stands in the history', async () => {
  const { sent, becomes } = await open(enquiry)
  write('Your reply', 'Yes, two.')
  becomes(changed({ status: 'replied', timeline: [...enquiry.timeline, entry('reply', 'Yes, two.')] }))
  press('Send the reply')
  const item = await screen.findByText('Yes, two.', { selector: 'li *' })
  expect(item.closest('li')?.textContent).toContain('replied by e-mail')
  expect(sent()).toEqual([{ reply: 'Yes, two.', updatedAt: received }])
  await waitFor(() => expect(box('Your reply').value).toBe(''))
})

test('a reply that was just sent is taken back: its subject and its text are in the boxes again', async () => {
  const { becomes, removed } = await open(enquiry)
  write('Subject', 'Buses')
  write('Your reply', 'Yes, two.')
  becomes(
    changed({
      replies: [{ id: 31, body: 'Yes, two.', by: 'meera', at: later }],
      timeline: [...enquiry.timeline, entry('reply', 'Yes, two.')],
    }),
  )
  press('Send the reply')
  expect(await screen.findByText(/^Will be sent in \d+ s$/)).toBeTruthy()
  await waitFor(() => expect(box('Your reply').value).toBe(''))
  write('Your reply', 'And a third one.')
  becomes(changed({ updatedAt: '2026-11-20T05:00:05Z' }))
  press('Take back')
  await waitFor(() => expect(box('Your reply').value).toBe('Yes, two.\n\nAnd a third one.'))
  expect(box('Subject').value).toBe('Buses')
  expect(removed()).toEqual([expect.stringMatching(/\/admin\/enquiry\/reply\/31$/)])
  expect(screen.queryByText('Yes, two.', { selector: 'li *' })).toBeNull()
})

test('a reply to an enquiry that a colleague answered meanwhile is kept, and what they wrote is shown', async () => {
  const { sent, respondWith } = await open(enquiry)
  write('Your reply', 'Yes, two.')
  const record = changed({ timeline: [...enquiry.timeline, entry('reply', 'One bus.')] })
  const conflict = { code: 'CONFLICT', message: 'Changed', record, requestId: 'r' }
  respondWith(() => Response.json(conflict, { status: 409 }))
  press('Send the reply')
  expect(await screen.findByText('This enquiry was changed meanwhile')).toBeTruthy()
  expect(await screen.findByText('One bus.')).toBeTruthy()
  expect(box('Your reply').value).toBe('Yes, two.')
  respondWith(undefined)
  press('Send the reply')
  await waitFor(() => expect(sent().at(-1)).toEqual({ reply: 'Yes, two.', updatedAt: later }))
})

test('a filled template is copied into the reply; what it leaves open is named at once, and refused before anything is sent', async () => {
  const { sent } = await open(enquiry)
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Insert a template' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Fees' }))
  await waitFor(() => expect(box('Your reply').value).toBe(template.body))
  expect(screen.getByText(/Fill in by hand what this enquiry does not say/).textContent).toContain('{{class}}')
  press('Send the reply')
  expect((await screen.findAllByText('Fill in first: class')).length).toBe(2)
  expect(sent()).toEqual([])
  write('Subject', 'Fees for class 1')
  write('Your reply', 'Dear {{name}}, they are on the page.')
  expect(screen.queryByText(/Fill in by hand/)).toBeNull()
  press('Send the reply')
  await waitFor(() =>
    expect(sent()).toEqual([
      { reply: 'Dear {{name}}, they are on the page.', subject: 'Fees for class 1', updatedAt: received },
    ]),
  )
})

test('who left no address is called: the call is logged with its outcome, and nothing without one', async () => {
  const { sent, becomes } = await open({ ...enquiry, email: null })
  expect(screen.getByRole('tab', { name: 'Log a call', selected: true })).toBeTruthy()
  press('Log the call')
  expect(await screen.findByText('Required')).toBeTruthy()
  expect(sent()).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: 'Spoke' }))
  write('What was said', 'Two buses.')
  becomes(
    changed({ email: null, timeline: [...enquiry.timeline, { ...entry('call', 'Two buses.'), outcome: 'spoke' }] }),
  )
  press('Log the call')
  expect((await screen.findByText('Two buses.', { selector: 'li *' })).closest('li')?.textContent).toContain('Spoke')
  expect(sent()).toEqual([{ call: { outcome: 'spoke', body: 'Two buses.' }, updatedAt: received }])
  choose('Reply')
  expect(screen.getByText(/They left no e-mail address/)).toBeTruthy()
})

test('it is assigned to whoever is signed in, and followed up on a day', async () => {
  const { sent } = await open(enquiry)
  const work = screen.getByRole('region', { name: 'Work on it' })
  fireEvent.change(within(work).getByLabelText('Follow up on'), { target: { value: '2027-01-09' } })
  press('Set')
  await waitFor(() => expect(sent()).toEqual([{ followUpOn: '2027-01-09', updatedAt: received }]))
})

test('a correction leads to the record, and who read the contact is named', async () => {
  const task = { type: 'correction' as const, instituteType: 'school' as const, instituteId: 5, name: 'A school' }
  await open({ ...enquiry, task, reads: [{ by: 'meera', role: 'admin', at: later }], readsTotal: 51 })
  expect(screen.getByRole('link', { name: 'Open the record' }).getAttribute('href')).toBe('/schools/edit/5')
  expect(screen.getByText(/meera \(Admin\)/)).toBeTruthy()
  expect(screen.getByText('Earlier reads: 50')).toBeTruthy()
})

test('an address that asks for it opens the note first', async () => {
  await open(enquiry, '/7?box=remark')
  expect(screen.getByRole('tab', { name: 'Internal note', selected: true })).toBeTruthy()
})

test('a grievance shows its law and both times, and is answered without an e-mail address', async () => {
  const grievance = {
    ...{ subject: 'consumer' as const, law: 'E-Commerce Rules 2020, r. 4(5)' },
    ...{ acknowledgeBy: '2026-11-22T04:30:00Z', resolveBy: '2026-12-18T04:30:00Z' },
  }
  const { sent } = await open({ ...enquiry, kind: 'grievance', email: null, grievance })
  const alert = (await screen.findByText(/E-Commerce Rules 2020, r\. 4\(5\)/)).closest('[role="alert"]')
  expect(alert?.textContent).toContain('Acknowledge by: 22 Nov 2026, 10:00 am')
  expect(alert?.textContent).toContain('Resolve by: 18 Dec 2026, 10:00 am')
  expect(screen.getByText(/They read your reply by the number/)).toBeTruthy()
  write('Your reply', 'The money went back.')
  press('Send the reply')
  await waitFor(() => expect(sent()).toEqual([{ reply: 'The money went back.', updatedAt: received }]))
})
