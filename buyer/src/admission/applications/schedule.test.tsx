import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { catalogue, type StaffApplicationRow } from '@pravesh/contract'
import { buyerResources } from '@pravesh/data-provider/buyer'
import { screen, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { Schedule } from './Schedule.tsx'

const rowOf = (id: number, applicant: string, on: string, time: string | null): StaffApplicationRow => ({
  ...{ id, instituteType: 'school', instituteId: 5, instituteName: 'Hill School', applicant },
  ...{ class: 1, session: '2027-28', quota: null, courses: [], draws: [], waitlistNumber: null, replyBy: null },
  ...{ course: null, courseName: null, specialization: null, specializationName: null, documentCount: 0 },
  ...{ status: 'test', moves: [], appointment: { on, time, place: 'Gate 2' } },
  ...{ submittedAt: '2026-11-20T04:30:00Z', statusSince: '2026-11-20T04:30:00Z', updatedAt: '2026-11-21T04:30:00Z' },
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
    rowOf(1, 'Asha', '2026-12-01', '14:00'),
    rowOf(2, 'Bela', '2026-12-01', '09:30'),
    rowOf(3, 'Chitra', '2026-12-02', null),
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
