import { catalogue } from '@pravesh/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Form } from 'react-admin'
import { expect, test } from 'vitest'
import { renderInConsole, server } from '../testing/render-in-console.tsx'
import type { GridColumn } from './cells.ts'
import { GridInput } from './GridInput.tsx'

const columns: GridColumn[] = [
  { name: 'class', label: 'Class', kind: 'choice', options: [1, 2].map((id) => ({ id, name: `Class ${id}` })) },
  { name: 'tuition', label: 'Tuition', kind: 'integer' },
]
const cells = (label: RegExp) => screen.getAllByLabelText<HTMLInputElement>(label)
const valuesOf = (label: RegExp) => cells(label).map(({ value }) => value)

async function pasteSheet(lines: readonly string[]) {
  const children = (
    <Form defaultValues={{ fees: [{ class: 1, tuition: 5 }] }}>
      <GridInput
        source="fees"
        label="Fees"
        columns={columns}
        blank={() => ({ class: null, tuition: null })}
        max={20}
        rowName={({ class: grade }) => String(grade)}
        add="Add a class"
      />
    </Form>
  )
  renderInConsole({ entity: catalogue.board, client: server({}).client, children })
  const [cell] = await screen.findAllByLabelText(/^Class, /)
  if (!cell) throw new Error('no cell')
  cell.focus()
  fireEvent.paste(cell, { clipboardData: { getData: () => lines.join('\n') } })
  await waitFor(() => expect(cells(/^Class, /)).toHaveLength(lines.length))
}

test('a pasted text that cannot be read stays in sight and is marked; of many such cells the first five are listed', async () => {
  await pasteSheet(Array.from({ length: 9 }, () => 'Class 30\tfree'))
  expect([valuesOf(/^Class, /)[8], valuesOf(/^Tuition, /)[8]]).toEqual(['Class 30', 'free'])
  expect(cells(/^(Class|Tuition), /).every((cell) => cell.getAttribute('aria-invalid') === 'true')).toBe(true)
  const errors = screen.getByRole('alert')
  expect(errors.children).toHaveLength(6)
  expect(errors.textContent).toMatch(/“Class 30” cannot be read.*and 13 more$/)
  expect(document.activeElement).toBe(cells(/^Class, /)[0])

  fireEvent.change(cells(/^Class, /)[0] as HTMLInputElement, { target: { value: '2' } })
  await waitFor(() => expect(cells(/^Class, /)[0]?.getAttribute('aria-invalid')).toBe('false'))
})

test('the former rows come back', async () => {
  await pasteSheet(['Class 2\t7', 'Class 1\t8'])
  expect(screen.getByText('Pasted: 2 rows.')).toBeTruthy()
  expect([valuesOf(/^Class, /), valuesOf(/^Tuition, /)]).toEqual([
    ['2', '1'],
    ['7', '8'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Undo paste' }))
  await waitFor(() => expect(valuesOf(/^Tuition, /)).toEqual(['5']))
  expect(screen.queryByRole('button', { name: 'Undo paste' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Fees' }))
})
