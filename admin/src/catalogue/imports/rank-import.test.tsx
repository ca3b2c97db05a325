import { changeLanguage } from '@pravesh/console-kit/language/translations'
import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { catalogue, type ImportDetails, type RankChanges } from '@pravesh/contract'
import { adminResources } from '@pravesh/data-provider/admin'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ImportCreate } from './ImportCreate.tsx'
import { ImportPage } from './ImportPage.tsx'

const physics = { id: 7, name: 'IIT Kanpur', programme: 'Physics (4 Years, Bachelor of Science)' }
const ranks: RankChanges = {
  ...{ repeated: 1, preparatory: 2, withoutCourse: 0, withoutBranch: 3 },
  missing: { count: 1, first: [{ name: 'NIT Goa', code: 'unknown-college', rows: 1_240 }] },
  institutes: {
    count: 2,
    first: [
      { id: 7, name: 'IIT Kanpur', year: 2026, before: 2025, added: 4, changed: 90, unchanged: 5, gone: 3 },
      { id: 8, name: 'IIT Goa', year: 2026, before: null, added: 20, changed: 0, unchanged: 0, gone: 0 },
    ],
  },
  addedProgrammes: { count: 60, first: [{ ...physics, programme: 'Data Science' }] },
  goneProgrammes: { count: 0, first: [] },
  moves: [{ ...physics, quota: 'jammu-kashmir', before: 6_000, after: 5_508 }],
}
const counts = { created: 12, updated: 0, unchanged: 1, rejected: 3 }
const instant = '2026-11-29T10:00:00Z'
const run: ImportDetails = {
  ...{ id: 5, instituteType: 'college', content: 'ranks', file: 'ranks.csv', bytes: 900, state: 'checked' },
  ...{ accountName: 'admin', counts, rows: 17, totalRows: 17, newStatus: 'published', problem: null },
  ...{ rejectsUntil: null, createdAt: instant, updatedAt: instant, loadStartedAt: null, finishedAt: null },
  ...{ parts: 1, fileColumns: null, set: [], columns: null, revertUntil: null, revert: null },
  dryRun: {
    ...{ counts, notes: [], newCities: { count: 0, first: [] }, questions: { count: 0, first: [] }, ranks },
    samples: [
      {
        ...{ outcome: 'rejected', row: 14, name: 'NIT Goa', place: '', notes: [], changes: [] },
        reason: { code: 'unknown-college', values: { name: 'NIT Goa' } },
      },
    ],
  },
}

const resources = { imports: adminResources.imports }
const children = (
  <ResourceContextProvider value="imports">
    <Routes>
      <Route path="/imports/create" element={<ImportCreate />} />
      <Route path="/imports/:id/show" element={<ImportPage />} />
    </Routes>
  </ResourceContextProvider>
)
function open(path: string, details: ImportDetails = run) {
  const { client, requests } = server(({ method }) =>
    method === 'GET' ? { data: details } : { data: details, message: 'Import Updated Successfully' },
  )
  renderInConsole({ entity: catalogue.course, client, resources, children, path })
  return requests
}
const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }))

test('a dry run of ranks shows what changed from the year before, and the institutes that are missing', async () => {
  open('/imports/5/show')
  await screen.findByText(/^Official ranks · admin/)
  const search = screen.getByRole<HTMLAnchorElement>('link', { name: 'Search: NIT Goa' })
  expect(decodeURIComponent(search.href)).toContain('/colleges?filter={"search":"NIT Goa"}')
  screen.getByText(/Rows: 1,240/)
  expect(
    rowOf(/2025 → 2026/)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['4', '90', '5', '3'])
  rowOf(/IIT Goa/).getByText('2026 · no earlier year')
  screen.getByRole('heading', { name: 'New programmes (60)' })
  screen.getByText('And 59 more')
  expect(screen.queryByRole('heading', { name: /no longer listed/ })).toBeNull()
  const move = rowOf(/Physics/)
  move.getByText(/Jammu and Kashmir/)
  expect(move.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['6,000', '5,508', '−492'])
  screen.getByText('Row 14: No college of this name: NIT Goa')
  screen.getByText('Of no branch of the catalogue: 3')
})

test('the import starts after a question, without the choices of a register', async () => {
  const requests = open('/imports/5/show')
  fireEvent.click(await screen.findByRole('button', { name: 'Start the import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import these ranks?' }))
  expect(dialog.queryByRole('radio')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Start the import' }))
  await waitFor(() => expect(requests.find(({ method }) => method === 'POST')?.address).toMatch(/\/imports\/5\/start$/))
})

test('a file of other columns says which ones it needs', async () => {
  open('/imports/5/show', { ...run, state: 'failed', problem: 'no-rank-columns', dryRun: null, finishedAt: instant })
  await screen.findByText(/year, round, institute, programme, quota, seat_type, gender, opening_rank, closing_rank/)
})

test('a list of ranks is uploaded with its source, year and round', async () => {
  const requests = open('/imports/create')
  fireEvent.click(await screen.findByRole('radio', { name: 'Official ranks' }))
  const source = screen.getByRole<HTMLInputElement>('textbox', { name: /Name of the source/ })
  expect(source.value).toBe('JoSAA, opening and closing ranks')
  fireEvent.change(screen.getByRole('spinbutton', { name: /^Year/ }), { target: { value: '2026' } })
  fireEvent.change(screen.getByRole('spinbutton', { name: /^Round/ }), { target: { value: '5' } })
  fireEvent.change(screen.getByRole('spinbutton', { name: /^Round/ }), { target: { value: '' } })
  const file = new File(['institute\n'], 'ranks.csv', { type: 'text/csv' })
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), { target: { files: [file] } })
  fireEvent.click(screen.getByRole('button', { name: 'Upload and check' }))
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST').length).toBeGreaterThan(0))
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ instituteType: 'college', file: 'ranks.csv', bytes: 10 },
    ranks: { source: 'JoSAA, opening and closing ranks', year: 2026 },
  })
})

test('in Hindi the report is in Hindi', async () => {
  await changeLanguage('hi')
  open('/imports/5/show')
  await screen.findByRole('heading', { name: 'अंतिम रैंक में सबसे बड़े बदलाव' })
  rowOf(/Physics/).getByText(/जम्मू और कश्मीर/)
})
