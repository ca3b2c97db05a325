import { catalogue } from '@pravesh/contract'
import type { Resources } from '@pravesh/data-provider'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConsoleContext } from '../../page/console-context.ts'
import type { RecordSearch, Target } from '../../page/record-search.ts'
import { renderInConsole, server } from '../../testing/render-in-console.tsx'
import { SearchBox } from './SearchBox.tsx'

/** A search that records its texts, and what it is called, and finds one row. */
const recording =
  (asked: string[], label: string): RecordSearch['find'] =>
  async (search) => {
    asked.push(`${label}: ${search}`)
    return [rowOf(label)]
  }
const rowOf = (label: string): Target => ({
  group: 'application.many',
  label,
  detail: 'No. 7',
  to: `/applications/${label}`,
})

function renderBox(searches: readonly RecordSearch[], access?: { resources: Resources }) {
  const { client } = server({})
  const opened: string[] = []
  renderInConsole({
    entity: catalogue.board,
    client,
    children: (
      <ConsoleContext.Provider value={{ name: 'Console', client, navigation: [], searches, ...(access && { access }) }}>
        <SearchBox onGo={(target) => opened.push(target?.to ?? 'closed')} />
      </ConsoleContext.Provider>
    ),
  })
  const box = screen.getByRole('combobox')
  return { box, opened, type: (value: string) => fireEvent.change(box, { target: { value } }) }
}

test('records are asked for from two characters on, and opened by a key', async () => {
  const asked: string[] = []
  const { box, opened, type } = renderBox([
    { find: recording(asked, 'Asha') },
    { find: async () => [{ ...rowOf('Asha Nair'), group: 'console.enquiries' }] },
  ])
  type('a')
  expect(await screen.findByText('Nothing found. Lists and their filters find more.')).toBeTruthy()
  expect(asked).toEqual([])
  type(' as ')
  const group = await screen.findByRole('group', { name: 'Applications' })
  expect(asked).toEqual(['Asha: as'])
  const first = within(group).getByRole('option', { name: /Asha.*No\. 7/ })
  expect(within(screen.getByRole('group', { name: 'Enquiries' })).getByText('Asha Nair')).toBeTruthy()
  // The first option is highlighted after it is drawn: a key before that would lead to it, not on from it.
  await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBe(first.id))
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(opened).toEqual(['/applications/Asha Nair'])
})

test('results for an earlier text do not replace those for a later one', async () => {
  const answers = new Map<string, (targets: Target[]) => void>()
  const aborted: string[] = []
  const { type } = renderBox([
    {
      find: (search, signal) => {
        signal.addEventListener('abort', () => aborted.push(search))
        return new Promise((resolve) => answers.set(search, resolve))
      },
    },
  ])
  type('first')
  await waitFor(() => expect(answers.has('first')).toBe(true))
  type('second')
  await waitFor(() => expect(answers.has('second')).toBe(true))
  expect(aborted).toEqual(['first'])
  answers.get('second')?.([rowOf('Second')])
  expect(await screen.findByRole('option', { name: /Second/ })).toBeTruthy()
  answers.get('first')?.([rowOf('First')])
  await expect(screen.findByRole('option', { name: /First/ }, { timeout: 100 })).rejects.toThrow()
  expect(screen.getByRole('option', { name: /Second/ })).toBeTruthy()
})

test('a search that fails is named, and the results of the others remain', async () => {
  const { type } = renderBox([{ find: () => Promise.reject(new Error('down')) }, { find: async () => [rowOf('Asha')] }])
  type('asha')
  expect(await screen.findByRole('option', { name: /Asha/ })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Part of the search did not answer. Try again.')
})

test('a list that the person may not open is not searched', async () => {
  const asked: string[] = []
  // A resource without calls is open to nobody.
  const { type } = renderBox(
    [{ resource: 'payments', find: recording(asked, 'Payment') }, { find: recording(asked, 'Open') }],
    { resources: { payments: {} } },
  )
  type('asha')
  expect(await screen.findByRole('option', { name: /Open/ })).toBeTruthy()
  expect(asked).toEqual(['Open: asha'])
})
