import { buyerFaqEndpoints, catalogue } from '@pravesh/contract'
import { buyerResources } from '@pravesh/data-provider/buyer'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { RecordEdit } from '../form/record/RecordEdit.tsx'
import { UnsavedProvider } from '../page/unsaved.tsx'
import { renderInConsole, server } from '../testing/render-in-console.tsx'
import { EntityCreate } from './EntityCreate.tsx'
import { EntityForm } from './EntityForm.tsx'
import { EntityList } from './EntityList.tsx'
import type { PartEntity } from './screen-entity.ts'

const textOf = (english: string) => ({ domain: 'testTexts', key: english, english })
const faq: PartEntity = {
  label: textOf('FAQ'),
  plural: textOf('FAQs'),
  fields: {
    question: { kind: 'text', required: true, max: 300, message: textOf('Question') },
    answer: { kind: 'longText', required: true, max: 4_000, message: textOf('Answer') },
    order: { kind: 'integer', min: 1, max: 1_000, message: textOf('Order') },
    active: { kind: 'boolean', message: textOf('Active') },
  },
  columns: ['question', 'order'],
  sort: 'order',
  endpoints: buyerFaqEndpoints,
}
const names = [{ name: 'faqs', label: textOf('FAQ'), plural: textOf('FAQs') }]
const times = { createdAt: '2026-11-20T04:30:00Z', updatedAt: '2026-11-20T04:30:00Z' }
const row = (id: number) => ({
  ...{ id, question: `Question ${id}?`, answer: 'Yes.', order: id, active: true, language: 'hi' },
  ...times,
})
const list = { data: [1, 2, 3, 4, 5].map(row), total: 5, page: 1, limit: 50 }
const errorResponse = (status: number, code: string, message: string) =>
  Response.json({ code, message, requestId: 'abc' }, { status })

/** A screen of the FAQs of institute 5. */
function open(stage: ReturnType<typeof server>, screens: ReactNode) {
  const children = <ResourceContextProvider value="institutes/5/faqs">{screens}</ResourceContextProvider>
  renderInConsole({
    entity: catalogue.board,
    client: stage.client,
    resources: { faqs: buyerResources.faqs },
    names,
    children,
  })
}
const sent = ({ requests }: ReturnType<typeof server>, method: string) =>
  requests.filter((call) => call.method === method)

test('of several that are deleted by a call each, those that are refused stay selected', async () => {
  const stage = server(({ method, address }) => {
    if (method !== 'DELETE') return list
    if (address.endsWith('/3')) return errorResponse(409, 'CONFLICT', 'This one is locked')
    return { data: { ids: [Number(address.split('/').at(-1))] }, message: 'FAQ Deleted Successfully' }
  })
  open(stage, <EntityList entity={faq} />)
  for (const id of [1, 2, 3, 4, 5]) fireEvent.click(await screen.findByRole('checkbox', { name: `Select #${id}` }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('dialog', { name: 'Delete these 5 FAQs?' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/This one is locked/)).toBeTruthy()
  expect(await screen.findByText('1 item selected')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select #3' }).checked).toBe(true)
  expect(sent(stage, 'DELETE').map(({ address }) => address)).toHaveLength(5)
})

test('a record is moved by one place in a list that is in its order, and the ends move no further', async () => {
  const stage = server(({ method }) =>
    method === 'PUT' ? { data: row(2), message: 'FAQ Updated Successfully' } : list,
  )
  open(stage, <EntityList entity={faq} />)
  const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
  expect((await button('Question 1?: move up')).disabled).toBe(true)
  expect((await button('Question 5?: move down')).disabled).toBe(true)
  fireEvent.click(await button('Question 2?: move down'))
  await waitFor(() => expect(sent(stage, 'PUT')).toHaveLength(1))
  expect(sent(stage, 'PUT')[0]).toMatchObject({
    address: '/buyer/faq/5/2',
    body: { order: 3, updatedAt: times.updatedAt },
  })
})

test('a new one begins with the defaults of its endpoint, and is checked by its body', async () => {
  const stage = server(Response.json({ data: row(6), message: 'FAQ Added Successfully' }, { status: 201 }))
  open(stage, <EntityCreate entity={faq} />)
  const write = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
  await screen.findByRole('heading', { name: 'New FAQ' })
  write(/^Question/, 'Bus?')
  write(/^Answer/, 'Yes.')
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('At least 5 characters')).toBeTruthy()
  write(/^Question/, 'Is there a bus?')
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(sent(stage, 'POST')).toHaveLength(1))
  expect(sent(stage, 'POST')[0]).toMatchObject({
    address: '/buyer/faqs/5',
    body: { question: 'Is there a bus?', answer: 'Yes.', active: true, language: 'en' },
  })
})

test('a change sends the changed field alone: what has no input stays', async () => {
  const stage = server(({ method }) => ({
    data: row(2),
    ...(method === 'PUT' && { message: 'FAQ Updated Successfully' }),
  }))
  open(
    stage,
    <UnsavedProvider>
      <RecordEdit id={2} recordLabel={textOf('FAQ')} redirect={false}>
        <EntityForm entity={faq} save="form.save" />
      </RecordEdit>
    </UnsavedProvider>,
  )
  const textBox = await screen.findByRole('textbox', { name: /^Answer/ })
  fireEvent.change(textBox, { target: { value: 'Yes, two.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(stage, 'PUT')).toHaveLength(1))
  expect(sent(stage, 'PUT')[0]).toMatchObject({
    address: '/buyer/faq/5/2',
    body: { answer: 'Yes, two.', updatedAt: times.updatedAt },
  })
})
