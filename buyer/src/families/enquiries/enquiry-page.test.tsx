import { UnsavedProvider } from '@pravesh/console-kit/page/unsaved'
import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { type BuyerEnquiry, catalogue } from '@pravesh/contract'
import { buyerResources } from '@pravesh/data-provider/buyer'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { EnquiryPage } from './EnquiryPage.tsx'

const enquiry: BuyerEnquiry = {
  ...{ id: 7, reference: 'PR-ABCDEFGH', kind: 'general', status: 'new', name: 'Asha Rao', city: null, details: {} },
  ...{ mobile: '+919876543210', email: 'asha@example.in', message: 'Is there a bus?', more: [] },
  ...{ assignee: null, followUpOn: null },
  ...{ remarks: [], replies: [], calls: [], replyBy: '2026-11-22T04:30:00Z' },
  ...{ createdAt: '2026-11-20T04:30:00Z', updatedAt: '2026-11-20T04:30:00Z' },
}
const updated = { ...enquiry, updatedAt: '2026-11-20T05:00:00Z' }
const note = (body: string) => ({ body, by: 'The school', at: '2026-11-20T05:00:00Z' })
const replied = (body: string, id = 1) => ({ id, ...note(body) })

const template = {
  ...{ id: 3, title: 'Fees', subject: 'About your question' },
  body: 'Dear Asha Rao, the fees are here: {{page}}.',
}

const { details, more, remarks, replies, calls, mobile, email, ...shared } = enquiry
const listed = [6, 7, 8].map((id) => ({
  ...{ ...shared, id, maskedMobile: '…3210', maskedEmail: 'a…@example.in', laterMessages: 0, unread: false },
}))

async function open(record: BuyerEnquiry) {
  const stage = server(({ address }) => {
    if (address.includes('/general-enquiry/5?')) return { data: listed, total: listed.length, page: 1, limit: 100 }
    return { data: address.endsWith('/templates') ? [template] : record }
  })
  const page = (
    <UnsavedProvider>
      <ResourceContextProvider value="institutes/5/general-enquiries">
        <Routes>
          <Route path=":id" element={<EnquiryPage />} />
          <Route path="*" element={<a href="/7">open</a>} />
        </Routes>
      </ResourceContextProvider>
    </UnsavedProvider>
  )
  renderInConsole({
    entity: catalogue.board,
    client: stage.client,
    resources: buyerResources,
    path: '/7',
    children: page,
  })
  await screen.findByText('Is there a bus?')
  return { ...stage, sent: () => stage.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body) }
}
/** Responds to a save with the enquiry, and to each later reading. */
const saved =
  (data: BuyerEnquiry) =>
  ({ method }: { method: string }) =>
    method === 'GET' ? { data } : { data, message: 'Saved' }
const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const write = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))

test('a reply is sent as it was read, and stands in the conversation', async () => {
  const { respondWith, requests, sent } = await open(enquiry)
  expect(requests[0]?.address).toMatch(/\/buyer\/general-enquiry\/5\/7$/)
  write('Your reply', 'Yes, two.')
  respondWith(saved({ ...updated, status: 'replied', replies: [replied('Yes, two.')], replyBy: null }))
  press('Send the reply')
  expect(await screen.findByText('Yes, two.', { selector: 'li *' })).toBeTruthy()
  expect(sent()).toEqual([{ id: 7, reply: 'Yes, two.', updatedAt: enquiry.updatedAt }])
  await waitFor(() => expect(box('Your reply').value).toBe(''))
})

test('a reply that was just sent is taken back, and its text is in the box again', async () => {
  const { respondWith, requests } = await open(enquiry)
  write('Your reply', 'Yes, two.')
  respondWith(saved({ ...updated, status: 'replied', replies: [replied('Yes, two.', 31)], replyBy: null }))
  press('Send the reply')
  expect(await screen.findByText(/^Will be sent in \d+ s$/)).toBeTruthy()
  const status = screen.getByText('The reply is sent in 10 seconds. Until then it can be taken back.')
  expect(status.getAttribute('role')).toBe('status')
  await waitFor(() => expect(box('Your reply').value).toBe(''))
  choose('Internal note')
  respondWith(saved({ ...updated, updatedAt: '2026-11-20T05:00:05Z' }))
  press('Take back')
  await waitFor(() => expect(box('Your reply').value).toBe('Yes, two.'))
  await waitFor(() => expect(document.activeElement).toBe(box('Your reply')))
  const removal = requests.find(({ method }) => method === 'DELETE')
  expect(removal?.address).toMatch(/\/buyer\/general-enquiry\/5\/7\/reply\/31$/)
  expect(screen.queryByText('Yes, two.', { selector: 'li *' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
})

test('a reply that is sent is no longer offered to be taken back, and one that was too late stays', async () => {
  const { respondWith } = await open(enquiry)
  write('Your reply', 'Yes, two.')
  const sent = { ...updated, replies: [replied('Yes, two.', 31)] }
  respondWith(saved(sent))
  press('Send the reply')
  await screen.findByRole('button', { name: 'Take back' })
  const message = 'The reply is sent: it cannot be taken back'
  respondWith(({ method }) =>
    method === 'GET' ? { data: sent } : Response.json({ code: 'CONFLICT', message, requestId: 'r' }, { status: 409 }),
  )
  press('Take back')
  expect(await screen.findByText(new RegExp(message))).toBeTruthy()
  expect(screen.getByText('Yes, two.', { selector: 'li *' })).toBeTruthy()
  expect(box('Your reply').value).toBe('')
  const later = Date.now() + 10_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  onTestFinished(() => void vi.restoreAllMocks())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull())
  expect(screen.getByText('The reply is sent.', { selector: '[role=status]' })).toBeTruthy()
})

test('a note is never sent as a reply, and what is typed in one box stays while the other is used', async () => {
  const { respondWith, sent } = await open(enquiry)
  write('Your reply', 'A draft of a reply')
  choose('Internal note')
  write('Your note', 'Ask the driver')
  respondWith(saved({ ...updated, remarks: [note('Ask the driver')] }))
  press('Keep the note')
  expect(await screen.findByText('Ask the driver', { selector: 'li *' })).toBeTruthy()
  expect(sent()).toEqual([{ id: 7, remark: 'Ask the driver', updatedAt: enquiry.updatedAt }])
  choose('Reply')
  await waitFor(() => expect(box('Your reply').value).toBe('A draft of a reply'))
  choose('Internal note')
  expect(box('Your note').value).toBe('')
})

test('an answer to an enquiry that changed meanwhile is kept, shows what came, and is then sent to what it became', async () => {
  const { respondWith, sent } = await open(enquiry)
  write('Your reply', 'Yes, two.')
  const record = { ...updated, replies: [replied('One bus.')] }
  respondWith(({ method }) =>
    method === 'GET'
      ? { data: record }
      : Response.json({ code: 'CONFLICT', message: 'Changed', record, requestId: 'r' }, { status: 409 }),
  )
  press('Send the reply')
  expect(await screen.findByText('This enquiry was changed meanwhile')).toBeTruthy()
  expect(await screen.findByText('One bus.')).toBeTruthy()
  expect(box('Your reply').value).toBe('Yes, two.')
  respondWith(saved({ ...record, updatedAt: '2026-11-20T06:00:00Z' }))
  press('Send the reply')
  await waitFor(() => expect(sent().at(-1)).toEqual({ id: 7, reply: 'Yes, two.', updatedAt: updated.updatedAt }))
  await waitFor(() => expect(screen.queryByText('This enquiry was changed meanwhile')).toBeNull())
})

test('an answer that cannot be sent is kept, also where the enquiry cannot be read again', async () => {
  const { respondWith } = await open(enquiry)
  write('Your reply', 'Yes, two.')
  respondWith(Response.json({ code: 'UNAVAILABLE', message: 'Down', requestId: 'r' }, { status: 503 }))
  press('Send the reply')
  expect((await screen.findAllByText(/Reference r$/)).length).toBeGreaterThan(0)
  expect(box('Your reply').value).toBe('Yes, two.')
})

test('who left no e-mail address is called: the call is logged with its outcome, which counts as the answer', async () => {
  const { respondWith, sent } = await open({ ...enquiry, email: null })
  expect(screen.getByRole('tab', { name: 'Log a call', selected: true })).toBeTruthy()
  press('Log the call')
  expect(await screen.findByText('Required')).toBeTruthy()
  expect(sent()).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: 'Spoke' }))
  write('What was said', 'Two buses.')
  const call = { outcome: 'spoke' as const, ...note('Two buses.') }
  respondWith(saved({ ...updated, email: null, calls: [call], replyBy: null }))
  press('Log the call')
  const item = await screen.findByText('Two buses.', { selector: 'li *' })
  expect(item.closest('li')?.textContent).toContain('called: Spoke')
  expect(sent()).toEqual([{ id: 7, call: { outcome: 'spoke', body: 'Two buses.' }, updatedAt: enquiry.updatedAt }])
  choose('Reply')
  expect(screen.getByText(/They left no e-mail address/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send the reply' })).toBeNull()
})

test('a filled template is inserted into the reply, and what it leaves open is named and never sent', async () => {
  const { respondWith, sent } = await open(enquiry)
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Insert a template' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Fees' }))
  await waitFor(() => expect(box('Your reply').value).toBe(template.body))
  expect(screen.getByText(/Fill in by hand what this enquiry does not say/).textContent).toContain('{{page}}')
  press('Send the reply')
  expect(await screen.findByText('Fill in first: page')).toBeTruthy()
  expect(sent()).toEqual([])
  const reply = 'Dear Asha Rao, the fees are here: at the office.'
  write('Your reply', reply)
  expect(screen.queryByText(/Fill in by hand/)).toBeNull()
  respondWith(saved({ ...updated, replies: [replied(reply)] }))
  press('Send the reply')
  await waitFor(() => expect(sent()).toEqual([{ id: 7, reply, updatedAt: enquiry.updatedAt }]))
})

test('the next enquiry of the list is a key away, but not while a reply is typed', async () => {
  const { requests } = await open(enquiry)
  const next = await screen.findByRole('link', { name: 'Next' })
  expect(next.getAttribute('href')).toBe('/institutes/5/general-enquiries/8')
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/institutes/5/general-enquiries/6')
  expect(requests.map(({ address }) => address).find((address) => /general-enquiry\/5\?/.test(address))).toMatch(
    /replyDue=open.*sort=replyBy&order=asc/,
  )
  const pressed: string[] = []
  next.addEventListener('click', () => pressed.push('next'))
  fireEvent.keyDown(box('Your reply'), { key: 'j' })
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: 'j', ctrlKey: true })
  expect(pressed).toEqual([])
  fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: 'j' })
  expect(pressed).toEqual(['next'])
})
