import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { catalogue, type StaffApplicationRow } from '@pravesh/contract'
import { buyerResources } from '@pravesh/data-provider/buyer'
import { screen, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { Schedule } from './Schedule.tsx'
import { rowOf } from './testing/application.ts'

const visitOf = (id: number, applicant: string, on: string, time: string | null): StaffApplicationRow => ({
  ...rowOf(id, applicant),
  ...{ status: 'test', appointment: { on, time, place: 'Gate 2' } },
})
const open = (rows: StaffApplicationRow[]) => {
  const { client, requests } = server(() => ({ data: rows, total: rows.length, page: 1, limit: 100 }))
  const children = (
    <ResourceContextProvider value="institutes/5/applications">
      <Schedule />
    </ResourceContextProvider>
  )
  renderInConsole({ entity: catalogue.board, client, resources: buyerResources, children })
  return requests
}

test('appointments are listed by day, those of a day by their time', async () => {
  const requests = open([
    visitOf(1, 'Asha', '2026-12-01', '14:00'),
    visitOf(2, 'Bela', '2026-12-01', '09:30'),
    visitOf(3, 'Chitra', '2026-12-02', null),
  ])
  const day = await screen.findByRole('region', { name: '1 Dec 2026' })
  expect(
    within(day)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Bela', 'Asha'])
  expect(within(day).getByText('1 Dec 2026, 9:30 am · Entrance test · Gate 2')).toBeTruthy()
  expect(screen.getByRole('region', { name: '2 Dec 2026' }).textContent).toContain('No time said')
  expect(requests[0]?.address).toMatch(/scheduled=true.*sort=appointmentOn&order=asc/)
})

test('a schedule without appointments says so', async () => {
  open([])
  expect(await screen.findByText(/No test or interaction is coming/)).toBeTruthy()
})
