import { catalogue, entities } from '@pravesh/contract'
import { catalogueDescriptor } from '@pravesh/data-provider/catalogues'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInConsole, server } from '../testing/render-in-console.tsx'
import { EntityCreate } from './EntityCreate.tsx'
import { EntityList } from './EntityList.tsx'
import { RecordHead } from './RecordHead.tsx'

const entity = catalogue.career
const resources = Object.fromEntries(entities.map((one) => [one.name, catalogueDescriptor(one)]))
const times = { createdAt: '2026-11-20T04:30:00Z', updatedAt: '2026-11-20T04:30:00Z' }
const chef = { id: 1, title: 'Chef', titleLocal: 'शेफ़', summary: 'Cooks.', summaryLocal: null, url: 'chef', ...times }
const listOf = (...data: object[]) => server({ data, total: data.length, page: 1, limit: 50 })

test('a list has how many texts of each record are there in Hindi', async () => {
  const category = { id: 1, name: 'Space', url: 'space', categoryDescription: 'Rockets.', ...times }
  const { client } = listOf(
    { ...category, categoryDescriptionLocal: null },
    { ...category, id: 2, categoryDescriptionLocal: 'रॉकेट।' },
  )
  const children = <EntityList entity={catalogue.careerCategory} />
  renderInConsole({ entity: catalogue.careerCategory, client, resources, children })
  expect(await screen.findByText('0 of 1')).toBeTruthy()
  expect(screen.getByText('1 of 1')).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Hindi' })).toBeTruthy()
})

test('a record has it too, and one without such fields has none', async () => {
  const { client } = listOf()
  const head = (
    <>
      <RecordHead record={chef} title="Chef" entity={entity} />
      <RecordHead record={{ id: 2, name: 'CBSE', ...times }} title="CBSE" entity={catalogue.board} />
    </>
  )
  renderInConsole({ entity, client, resources, children: head })
  expect((await screen.findAllByText(/last change/)).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/ · Hindi: 1 of 2 fields$/),
    expect.not.stringContaining('Hindi'),
  ])
})

test('the input of a text in Hindi is next to the English one, and in Hindi for spelling and voices', async () => {
  const { client } = listOf()
  renderInConsole({ entity, client, resources, children: <EntityCreate entity={entity} /> })
  for (const name of ['Title', 'Summary']) {
    const hindi = await screen.findByRole('textbox', { name: new RegExp(`^${name} in Hindi`) })
    expect(hindi.getAttribute('lang')).toBe('hi')
    const pair = screen.getAllByRole('textbox').filter((box) => hindi.closest('.MuiBox-root')?.contains(box))
    expect(pair).toHaveLength(2)
    expect(pair[1]).toBe(hindi)
  }
})
