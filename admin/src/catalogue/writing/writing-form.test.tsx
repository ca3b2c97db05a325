import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { catalogue, entities } from '@pravesh/contract'
import { catalogueDescriptor } from '@pravesh/data-provider/catalogues'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Form, SaveButton } from 'react-admin'
import { afterEach, expect, test, vi } from 'vitest'
import { WritingForm } from './WritingForm.tsx'

const resources = Object.fromEntries(entities.map((entity) => [entity.name, catalogueDescriptor(entity)]))
const article = {
  ...{ title: 'How lots are drawn', titleLocal: 'लॉटरी कैसे निकलती है', excerpt: 'On the day', excerptLocal: null },
  ...{ body: '## Names\n\nEvery name is **written down**.', bodyLocal: 'हर नाम लिखा जाता है।', author: 'Desk' },
  language: 'en',
}

/** The form of an article on a screen of that width, whose save says that these fields are wrong. */
function open(isWide: boolean, errors: Record<string, string> = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: isWide && query.includes('min-width'), media: query },
    ...{ addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} },
  }))
  const { client } = server({ data: [], total: 0, page: 1, limit: 50 })
  const children = (
    <Form record={article} onSubmit={() => errors}>
      <WritingForm fields={catalogue.article.fields} written={['title', 'excerpt', 'body']} />
      <SaveButton alwaysEnable />
    </Form>
  )
  renderInConsole({ entity: catalogue.article, client, resources, children })
}
afterEach(() => vi.unstubAllGlobals())

test('the preview beside the text follows it, in the language that is written', async () => {
  open(true)
  const preview = within(await screen.findByRole('region', { name: 'Preview' }))
  expect(preview.getByRole('heading', { name: 'How lots are drawn' })).toBeTruthy()
  expect(preview.getByText('written down').tagName).toBe('STRONG')
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'How lots fall' } })
  expect(await preview.findByRole('heading', { name: 'How lots fall' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Hindi' }))
  expect(preview.getByRole('heading', { name: 'लॉटरी कैसे निकलती है' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Body' })).toBeNull()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Body in Hindi/ }).value).toBe(article.bodyLocal)
  expect(screen.queryByRole('tab')).toBeNull()
})

test('a narrow screen shows writing or preview, and the fields at the side below', async () => {
  open(false)
  expect(await screen.findByRole('tabpanel', { name: 'Write' })).toBeTruthy()
  expect(screen.queryByRole('tabpanel', { name: 'Preview' })).toBeNull()
  fireEvent.click(screen.getByRole('tab', { name: 'Preview' }))
  expect(within(screen.getByRole('tabpanel', { name: 'Preview' })).getByText('On the day')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull()
  expect(within(screen.getByRole('complementary', { name: 'Details' })).getByLabelText(/^Author/)).toBeTruthy()
})

test('the side can be hidden, and comes back for an error in it', async () => {
  open(true, { author: 'Too long' })
  fireEvent.click(await screen.findByRole('button', { name: 'Hide details' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Too long')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('complementary', { name: 'Details' })).toBeTruthy())
})

test('an error of a text opens its language, and writing', async () => {
  open(false, { title: 'Too long' })
  fireEvent.click(await screen.findByRole('button', { name: 'Hindi' }))
  fireEvent.click(screen.getByRole('tab', { name: 'Preview' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeTruthy()
  expect(screen.getByText('Too long')).toBeTruthy()
})
