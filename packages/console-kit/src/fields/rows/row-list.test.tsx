import { catalogue } from '@pravesh/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Form, TextInput } from 'react-admin'
import { expect, test } from 'vitest'
import { renderInConsole, server } from '../../testing/render-in-console.tsx'
import { RowList } from './RowList.tsx'

const inputs = (path: string) => <TextInput source={`${path}.name`} label="ra.action.add" />

test('a row that is closed to a line opens when it is added, with the focus in its first input', async () => {
  const children = (
    <Form>
      <RowList source="rows" label="Rows" blank={{ name: '' }} render={inputs} summary={() => 'Row'} />
    </Form>
  )
  renderInConsole({ entity: catalogue.board, client: server({}).client, children })
  const add = await screen.findByRole('button', { name: 'Add a line' })
  for (const count of [1, 2]) {
    fireEvent.click(add)
    const lines = () => screen.getAllByRole('button', { name: 'Row' }).map((line) => line.getAttribute('aria-expanded'))
    await waitFor(() => expect(lines()).toEqual([...Array<string>(count - 1).fill('false'), 'true']), {
      timeout: 2_000,
    })
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  }
})
