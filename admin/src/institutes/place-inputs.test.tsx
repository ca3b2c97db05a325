import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { catalogue, entities } from '@pravesh/contract'
import { catalogueDescriptor } from '@pravesh/data-provider/catalogues'
import { PlaceInputs } from '@pravesh/institute-screens'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Form } from 'react-admin'
import { expect, test } from 'vitest'

const times = { createdAt: '2026-11-20T04:30:00Z', updatedAt: '2026-11-20T04:30:00Z' }
const state = (id: number, name: string, code: string) => ({
  ...{ id, name, code, nameLocal: null, url: name.toLowerCase(), country: 1, type: 'state', capital: null, zone: null },
  ...times,
})
const states = [state(1, 'Bihar', 'BR'), state(2, 'Maharashtra', 'MH')]
const city = (id: number, stateId: number) => ({
  ...{ id, name: 'Aurangabad', nameLocal: null, url: `aurangabad-${id}`, state: stateId, district: null },
  ...{ lat: null, lng: null, source: null, ...times },
})
const page = (data: object[]) => ({ data, total: data.length, page: 1, limit: 300 })
const resources = Object.fromEntries(entities.map((entity) => [entity.name, catalogueDescriptor(entity)]))

test('a city that is chosen first brings its state, and options of one name are told apart by it', async () => {
  const { client } = server(({ address }) => {
    if (address.includes('school-city')) return page([city(7, 1), city(8, 2)])
    return address.includes('/state') ? page(states) : page([])
  })
  const children = (
    <Form>
      <PlaceInputs />
    </Form>
  )
  renderInConsole({ entity: catalogue.board, client, resources, children })
  const input = await screen.findByRole<HTMLInputElement>('combobox', { name: /^City/ })
  fireEvent.mouseDown(input)
  await screen.findByRole('option', { name: 'Aurangabad, Bihar' })
  fireEvent.click(screen.getByRole('option', { name: 'Aurangabad, Maharashtra' }))
  const stateInput = screen.getByRole<HTMLInputElement>('combobox', { name: /^State/ })
  await waitFor(() => expect(stateInput.value).toBe('Maharashtra'))
  expect(input.value).toBe('Aurangabad')
})
