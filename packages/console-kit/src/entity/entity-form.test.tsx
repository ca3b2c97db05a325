import { catalogue, type Entity, type Field } from '@pravesh/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { CreateBase, Form } from 'react-admin'
import { expect, test } from 'vitest'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { labelIn } from '../fields/kind.ts'
import { LanguageSwitch } from '../language/LanguageSwitch.tsx'
import { renderInConsole, server } from '../testing/render-in-console.tsx'
import { EntityForm } from './EntityForm.tsx'

const entity = catalogue.board
const create = (response: Response | object) => {
  const { client, requests } = server(response)
  const children = (
    <CreateBase redirect={false}>
      <LanguageSwitch />
      <EntityForm entity={entity} save="form.add" />
    </CreateBase>
  )
  renderInConsole({ entity, client, children })
  return requests
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const write = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } })
const fill = () => {
  write(/^Name/, 'Central Board')
  write(/^Short name/, 'CB')
  write(/^URL/, 'central-board')
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }))
/** The description of a field, as a screen reader finds it. */
const describedText = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
const errorResponse = (status: number, code: string, message: string, errors?: object[]) =>
  Response.json({ code, message, ...(errors && { errors }), requestId: 'abc123' }, { status })

test('what the schema refuses is said at its field, and nothing is sent', async () => {
  const requests = create({})
  write(/^URL/, 'Not A Slug')
  save()
  await waitFor(() => expect(describedText(box(/^Name/))).toContain('Required'))
  expect(describedText(box(/^URL/))).toContain('Use small letters, digits and single hyphens')
  expect(screen.getByRole('toolbar', { name: 'Form' }).textContent).toContain('3 to correct')
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('what the server refuses lands at its field, with the sentence for all of it in a toast', async () => {
  create(
    errorResponse(409, 'DUPLICATE', 'There is already one like it', [
      { field: 'url', message: 'Taken by another board' },
    ]),
  )
  fill()
  save()
  await waitFor(() => expect(describedText(box(/^URL/))).toContain('Taken by another board'))
  expect(describedText(box(/^Name/))).not.toContain('Taken')
  expect((await screen.findByRole('alert')).textContent).toContain('There is already one like it')
})

test('a fault of ours names itself as the log does', async () => {
  create(errorResponse(503, 'UNAVAILABLE', 'Something went wrong on our side. Please try again'))
  fill()
  save()
  expect((await screen.findByRole('alert')).textContent).toContain('Reference abc123')
})

test('another language changes the words and keeps what is typed, and is remembered', async () => {
  create({})
  write(/^Name/, 'Central Board')
  fireEvent.click(screen.getByRole('button', { name: 'हिन्दी' }))
  expect(await screen.findByRole('button', { name: 'जोड़ें' })).toBeTruthy()
  expect(box(/^नाम/).value).toBe('Central Board')
  expect([document.documentElement.lang, window.localStorage.getItem('pravesh.language')]).toEqual(['hi-IN', 'hi'])
  fireEvent.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByRole('button', { name: 'Add' })).toBeTruthy()
})

const everyKind: Entity['fields'] = {
  name: { kind: 'text', required: true },
  summary: { kind: 'longText', help: 'Three lines' },
  body: { kind: 'markdown' },
  about: { kind: 'markdown', plain: true },
  url: { kind: 'slug' },
  website: { kind: 'link' },
  email: { kind: 'email' },
  seats: { kind: 'integer' },
  share: { kind: 'decimal' },
  fee: { kind: 'rupees' },
  active: { kind: 'boolean' },
  opens: { kind: 'date' },
  publishAt: { kind: 'dateTime' },
  level: { kind: 'choice', options: ['state-government'] },
  modes: { kind: 'choices', options: ['online'] },
  tags: { kind: 'tags' },
} satisfies Record<string, Field>

test('the input of every kind has its label; an address is made from the name; a text is read as it will be set', async () => {
  const { client } = server({ data: [], total: 0, page: 1, limit: 50 })
  const children = (
    <Form>
      <FieldGrid fields={everyKind} names={Object.keys(everyKind)} />
    </Form>
  )
  renderInConsole({ entity, client, children })
  for (const name of Object.keys(everyKind)) {
    const label = labelIn(everyKind, name)
    expect(screen.getAllByLabelText(new RegExp(`^${label}`)).length, label).toBeGreaterThan(0)
  }
  expect(describedText(box(/^Summary/))).toBe('Three lines')
  expect([describedText(box(/^Body/)), describedText(box(/^About/))]).toEqual([
    'Markdown: # heading, **bold**, - list, [words](address)',
    'Plain text: # heading, - list; an empty line begins a new paragraph',
  ])
  write(/^Name/, 'Kendriya Vidyalaya, Pune')
  fireEvent.click(screen.getByRole('button', { name: 'Make the address from the name' }))
  expect(box(/^URL/).value).toBe('kendriya-vidyalaya-pune')
  write(/^Body/, '# Heading\n\n<b>as written</b>')
  fireEvent.click(screen.getByRole('button', { name: /Preview.*Body/ }))
  expect(await screen.findByRole('heading', { name: 'Heading' })).toBeTruthy()
  // Pages drop a tag like this one but not its text.
  expect(screen.getByText('as written').querySelector('b')).toBeNull()
})
