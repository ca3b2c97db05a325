import { EntityCreate } from '@pravesh/console-kit/entity/EntityCreate'
import { changeLanguage } from '@pravesh/console-kit/language/translations'
import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { catalogue, type Entity, entities, type QueryReading, type SearchTerm } from '@pravesh/contract'
import { adminResources } from '@pravesh/data-provider/admin'
import { catalogueDescriptor } from '@pravesh/data-provider/catalogues'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SearchList } from './SearchList.tsx'
import { TryText } from './TryText.tsx'

const term: SearchTerm = {
  id: 1,
  text: 'sarkari vidyalaya pune',
  count: 1_234,
  foundNothing: 1_200,
  outcome: 'none',
  notUnderstood: 'sarkari vidyalaya',
  lastDay: '2026-11-24',
  isDemo: true,
}
const reading: QueryReading = {
  intent: 'list',
  kind: 'school',
  path: '/schools/pune',
  label: 'Schools in Pune',
  section: null,
  isFirst: true,
  total: 214,
  conditions: [{ name: 'city', value: 'pune', label: 'Pune', text: 'poona', without: '/schools' }],
  rest: 'quokka',
  unapplied: [],
  data: [],
  alternatives: [],
}
const listOf = (data: readonly SearchTerm[]) => ({ data, total: data.length, page: 1, limit: 50 })
const resources = {
  ...Object.fromEntries(entities.map((other) => [other.name, catalogueDescriptor(other)])),
  'search-term': adminResources['search-term'],
}
const entity: Entity = catalogue.searchSynonym
const synonym = { ...entity, below: <TryText /> }

function respond({ address }: { address: string }) {
  if (address.includes('/admin/search-term')) return listOf([term])
  if (address.includes('/admin/search-synonym-try')) return { data: { readings: [reading], names: 3 } }
  return { data: [], total: 0, page: 1, limit: 50 }
}
const children = (
  <Routes>
    <Route
      path="/"
      element={
        <ResourceContextProvider value="search-term">
          <SearchList />
        </ResourceContextProvider>
      }
    />
    <Route path="/search-synonym/create" element={<EntityCreate entity={synonym} />} />
  </Routes>
)
function open(path = '/') {
  const { client, requests } = server(respond)
  renderInConsole({ entity, client, resources, children, path })
  return () => requests.map(({ address }) => address).filter((address) => /search-(term|synonym-try)/.test(address))
}

test('searches of the last week come first, and those in vain at a press', async () => {
  const addresses = open()
  await screen.findByText('sarkari vidyalaya pune')
  screen.getByText('Demo')
  expect(addresses()[0]).toMatch(/days=7/)
  expect(addresses()[0]).not.toMatch(/nothingFound/)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Most searched')
  fireEvent.click(screen.getByRole('tab', { name: 'Found nothing' }))
  await waitFor(() => expect(addresses().at(-1)).toMatch(/nothingFound=true/))
  expect(addresses().at(-1)).toMatch(/sort=foundNothing/)
})

test('a synonym begins with the words that are not understood', async () => {
  open()
  fireEvent.click(await screen.findByRole('link', { name: 'Make a synonym: sarkari vidyalaya pune' }))
  const phrase = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Phrase/ })
  await waitFor(() => expect(phrase.value).toBe('sarkari vidyalaya'))
})

test('a text is tried beside the form, and the form is not saved by that', async () => {
  const addresses = open('/search-synonym/create')
  const field = await screen.findByRole('textbox', { name: 'What somebody might type' })
  fireEvent.change(field, { target: { value: ' quokka schools poona ' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Schools in Pune' })
  expect(link.getAttribute('href')).toBe('/schools/pune')
  expect(addresses()).toHaveLength(1)
  expect(addresses()[0]).toContain('q=quokka+schools+poona&')
  for (const texts of ['poona → Pune', 'Not understood: quokka', 'Names found: 3']) screen.getByText(texts)
})

test('in Hindi the screens are in Hindi', async () => {
  await changeLanguage('hi')
  open()
  await screen.findByRole('tab', { name: 'कुछ नहीं मिला' })
  await screen.findByRole('link', { name: 'पर्याय बनाएँ: sarkari vidyalaya pune' })
})
