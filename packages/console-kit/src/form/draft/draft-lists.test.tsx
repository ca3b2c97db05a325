import { catalogue } from '@pravesh/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Form, RecordContextProvider, TextInput } from 'react-admin'
import { beforeEach, expect, test } from 'vitest'
import { RowList } from '../../fields/rows/RowList.tsx'
import { GridInput } from '../../grid/GridInput.tsx'
import { renderInConsole, server } from '../../testing/render-in-console.tsx'
import { FormBar } from '../FormBar.tsx'
import { writeDraft } from './draft-store.ts'
import { FormDraft } from './FormDraft.tsx'

const record = { id: 7, title: 'Ranks', ranks: [{ rank: '1' }], fees: [] }
const draft = {
  savedAt: new Date().toISOString(),
  version: {},
  was: { ranks: record.ranks, fees: record.fees },
  mine: { ranks: [{ rank: '1' }, { rank: '99' }], fees: [{ amount: 400 }] },
}
beforeEach(() => window.localStorage.clear())

test('lists of a restored draft stand in the form, and what is saved is what stands there', async () => {
  writeDraft('draft  board 7', draft)
  const sent: unknown[] = []
  const children = (
    <RecordContextProvider value={record}>
      <Form record={record} onSubmit={(values: unknown) => void sent.push(values)}>
        <FormDraft />
        <TextInput source="title" label="Title" />
        <RowList
          source="ranks"
          label="Ranks"
          blank={{ rank: '' }}
          render={(path) => <TextInput source={`${path}.rank`} label="Rank" />}
        />
        <GridInput
          source="fees"
          label="Fees"
          columns={[{ name: 'amount', label: 'Amount', kind: 'integer' }]}
          blank={() => ({ amount: null })}
          max={5}
          rowName={() => 'row'}
          add="Add a row"
        />
        <FormBar save="form.save" />
      </Form>
    </RecordContextProvider>
  )
  renderInConsole({ entity: catalogue.board, client: server({}).client, children })
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }))
  const valuesOf = (name: string) =>
    screen.queryAllByRole<HTMLInputElement>('textbox', { name }).map(({ value }) => value)
  await waitFor(() => expect(valuesOf('Rank')).toEqual(['1', '99']))
  expect(valuesOf('Amount, row')).toEqual(['400'])
  expect(screen.getByRole('toolbar', { name: 'Form' }).textContent).toContain('Not saved yet')

  fireEvent.click(screen.getByRole('button', { name: 'Ranks, line 2: remove' }))
  await waitFor(() => expect(valuesOf('Rank')).toEqual(['1']))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Ranks', ranks: [{ rank: '1' }], fees: [{ amount: 400 }] }]))
})
