import { UnsavedProvider } from '@pravesh/console-kit/page/unsaved'
import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { type ClassFee, catalogue, type GradeFees, gradeFeeRow } from '@pravesh/contract'
import { buyerResources } from '@pravesh/data-provider/buyer'
import { FeesPage } from '@pravesh/institute-screens/fees/FeesPage'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { expect, test } from 'vitest'

const source = { name: 'The school', asOf: '2026-11', tier: 'institute' as const, url: null }
const fee = (grade: number, tuition: number, overrides: object = {}): ClassFee => ({
  ...gradeFeeRow.parse({ class: grade, tuition, tuitionPeriod: 'month', ...overrides }),
  ...{ session: '2026-27', recurring: 0, firstYear: 0, source },
})
const version = 'a'.repeat(32)
const transport = [{ upToKm: 5, amount: 9_000 }]
const table = (rows: ClassFee[], tableVersion = version): GradeFees => ({
  ...{ data: rows, total: rows.length, page: 1, limit: 100, sessions: ['2026-27'] },
  versions: [{ session: '2026-27', version: tableVersion }],
})
const first = table([fee(1, 4_200, { admission: 15_000, transport }), fee(2, 4_400)])
const empty: GradeFees = { ...first, data: [], total: 0, versions: [] }

const renderPage = (client: ReturnType<typeof server>['client'], path = '/') => {
  const page = (
    <UnsavedProvider>
      <ResourceContextProvider value="institutes/5/grade-fees">
        <FeesPage />
      </ResourceContextProvider>
    </UnsavedProvider>
  )
  renderInConsole({ entity: catalogue.board, client, resources: buyerResources, path, children: page })
}
async function open(path = '/') {
  const stage = server(({ address }) => (address.includes('2027-28') ? empty : first))
  renderPage(stage.client, path)
  await screen.findByRole('table')
  return { ...stage, sent: () => stage.requests.filter(({ method }) => method === 'POST').map(({ body }) => body) }
}
const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const write = (name: string, value: string) => fireEvent.change(cell(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
/** Takes a table, and from then on reads it. */
const saved =
  (body: GradeFees) =>
  ({ method }: { method: string }) =>
    method === 'GET' ? body : { ...body, message: 'Saved' }

test('a fee is changed as people write numbers, with its totals, and nothing else of the row is lost', async () => {
  const { respondWith, sent } = await open()
  const row = cell('Tuition, Class 1').closest('tr')
  if (!row) throw new Error('The cell stands in no row')
  expect(within(row).getByText('₹50,400')).toBeTruthy()
  expect(within(row).getByText('₹65,400')).toBeTruthy()
  write('Tuition, Class 1', '5,000')
  expect(await within(row).findByText('₹60,000')).toBeTruthy()
  respondWith(saved(table([fee(1, 5_000, { admission: 15_000, transport }), fee(2, 4_400)], 'b'.repeat(32))))
  save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    ...{ session: '2026-27', version },
    fees: [{ class: 1, tuition: 5_000, admission: 15_000, transport }, { class: 2 }],
  })
})

test('a block of a spreadsheet fills cells and adds the rows that it needs', async () => {
  await open()
  const clipboardData = { getData: () => '6,000\tYear\t500\n6,100\tyear\t600\n6,200\tYear\t700\n' }
  fireEvent.paste(cell('Tuition, Class 1'), { clipboardData })
  await waitFor(() => expect(cell('Tuition, Class 3').value).toBe('6200'))
  expect(cell('Registration, Class 2').value).toBe('600')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Paid each, Class 3' }).value).toBe('year')
})

test('what is no number is refused at its cell and said in words; nothing is sent', async () => {
  const { sent } = await open()
  write('Tuition, Class 2', 'free')
  save()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Class 2, Tuition: “free” cannot be read. A whole number',
  )
  expect(cell('Tuition, Class 2').getAttribute('aria-invalid')).toBe('true')
  write('Tuition, Class 2', '4400')
  fireEvent.change(screen.getByRole('combobox', { name: 'Class, Class 2' }), { target: { value: '1' } })
  save()
  expect(await screen.findByText(/Class 1, Class: A class comes once/)).toBeTruthy()
  expect(sent()).toEqual([])
})

test('a table that somebody else saved meanwhile is said so, mine stays, and is then saved over that one', async () => {
  const { respondWith, sent } = await open()
  write('Tuition, Class 1', '5000')
  const theirs = table([fee(1, 9_999)], 'c'.repeat(32))
  const conflict = { code: 'CONFLICT', message: 'Changed', record: theirs, changedBy: 'Meera', requestId: 'r' }
  respondWith(({ method }) => (method === 'GET' ? theirs : Response.json(conflict, { status: 409 })))
  save()
  expect(await screen.findByText(/Saved by Meera/)).toBeTruthy()
  expect(cell('Tuition, Class 1').value).toBe('5000')
  const changes = screen.getByRole('list', { name: 'Changed fields' })
  expect(changes.textContent).toContain('Class 1, TuitionBefore₹4,200Theirs₹9,999Mine₹5,000')
  respondWith(saved(theirs))
  const { length } = sent()
  save()
  expect(sent()).toHaveLength(length)
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine in place of theirs' }))
  save()
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ version: 'c'.repeat(32), fees: [{ tuition: 5_000 }, {}] }))
})

test('rows that only the other changed are taken over, and mine are saved with them', async () => {
  const { respondWith, sent } = await open()
  write('Tuition, Class 1', '5000')
  const theirs = table([fee(1, 4_200, { admission: 15_000, transport }), fee(2, 7_777)], 'c'.repeat(32))
  const conflict = { code: 'CONFLICT', message: 'Changed', record: theirs, changedBy: 'Meera', requestId: 'r' }
  respondWith(({ method }) => (method === 'GET' ? theirs : Response.json(conflict, { status: 409 })))
  save()
  expect((await screen.findByRole('list', { name: 'Changed fields' })).textContent).toContain('Class 2, Tuition')
  fireEvent.click(screen.getByRole('button', { name: 'Take what only they changed' }))
  await waitFor(() => expect(cell('Tuition, Class 2').value).toBe('7777'))
  respondWith(saved(theirs))
  save()
  await waitFor(() =>
    expect(sent().at(-1)).toMatchObject({ version: 'c'.repeat(32), fees: [{ tuition: 5_000 }, { tuition: 7_777 }] }),
  )
})

test('a draft of an older table is saved against that table, so that nothing newer is overwritten', async () => {
  await open()
  write('Tuition, Class 2', '1')
  await waitFor(() => expect(window.localStorage.getItem('draft  institutes/5/grade-fees 2026-27')).not.toBeNull())
  cleanup()
  const newer = table([fee(1, 4_200), fee(2, 8_888)], 'd'.repeat(32))
  const stage = server(newer)
  renderPage(stage.client)
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(cell('Tuition, Class 2').value).toBe('1'))
  save()
  const posts = () => stage.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)
  await waitFor(() => expect(posts()).toMatchObject([{ version }]))
})

test('rows that are typed are not replaced by those of the year before', async () => {
  await open('/?session=2027-28')
  await screen.findByRole('button', { name: 'Begin with those of 2026-27' })
  fireEvent.paste(screen.getByRole('region', { name: 'Fees of 2027-28 by class' }), {
    clipboardData: { getData: () => 'Nursery\t5,000\nLKG\t6,000\n' },
  })
  await waitFor(() => expect(cell('Tuition, LKG').value).toBe('6000'))
  expect(screen.queryByRole('button', { name: 'Begin with those of 2026-27' })).toBeNull()
})

test('the other table can be loaded instead', async () => {
  const { respondWith } = await open()
  write('Tuition, Class 1', '5000')
  const theirs = table([fee(1, 9_999)], 'c'.repeat(32))
  const conflict = { code: 'CONFLICT', message: 'Changed', record: theirs, requestId: 'r' }
  respondWith(({ method }) => (method === 'GET' ? theirs : Response.json(conflict, { status: 409 })))
  save()
  fireEvent.click(await screen.findByRole('button', { name: 'Discard mine, load theirs' }))
  await waitFor(() => expect(cell('Tuition, Class 1').value).toBe('9999'))
  expect(screen.queryByText(/Somebody else changed/)).toBeNull()
})

test('an empty table is not sent', async () => {
  const { sent } = await open('/?session=2027-28')
  save()
  expect(await screen.findByText('Add a class first')).toBeTruthy()
  expect(sent()).toEqual([])
})

test('a new session begins with the table of the one before', async () => {
  const { sent, respondWith } = await open('/?session=2027-28')
  fireEvent.click(await screen.findByRole('button', { name: 'Begin with those of 2026-27' }))
  await waitFor(() => expect(cell('Tuition, Class 2').value).toBe('4400'))
  respondWith(saved({ ...first, sessions: ['2027-28', '2026-27'] }))
  save()
  await waitFor(() => expect(sent()[0]).toMatchObject({ session: '2027-28', version: null, fees: [{ transport }, {}] }))
})

test('a table is deleted once that is confirmed', async () => {
  const { sent, respondWith } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Delete the fees of 2026-27' }))
  respondWith(saved(empty))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete the fees of 2026-27' }))
  await waitFor(() => expect(sent()).toEqual([{ session: '2026-27', fees: [], version, action: 'delete' }]))
})
