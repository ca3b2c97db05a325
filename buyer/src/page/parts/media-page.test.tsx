import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { catalogue, type InstituteMedia, type OwnSchool, schoolBody } from '@pravesh/contract'
import { buyerResources } from '@pravesh/data-provider/buyer'
import { MediaPage } from '@pravesh/institute-screens/media/MediaPage'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { expect, test } from 'vitest'

const time = '2026-11-20T09:30:00.000Z'
const medium = (id: number, order: number, alt: string, overrides: Partial<InstituteMedia> = {}): InstituteMedia => ({
  ...{ id, order, alt, kind: 'image', url: `/files/${id}.webp`, caption: null, cover: false },
  ...{ createdAt: time, updatedAt: time, ...overrides },
})
const three = [medium(11, 1, 'Library'), medium(12, 2, 'Lawn'), medium(13, 3, 'Gate')]
const page = (data: readonly InstituteMedia[]) => ({ data, total: data.length, page: 1, limit: 100 })

const school = (logo: string | null): OwnSchool => ({
  ...{ id: 5, sid: 5, version: 3, unsourced: [], waiting: [], createdAt: time, updatedAt: time },
  ...schoolBody.parse({ name: 'Hill School', url: 'hill-school', state: 14, city: 1, status: 'published', logo }),
})

async function open(data: readonly InstituteMedia[] = three, logo: string | null = null) {
  const stage = server(({ address }) => (address.includes('/institute-details/') ? { data: school(logo) } : page(data)))
  const children = (
    <ResourceContextProvider value="institutes/5/media">
      <MediaPage />
    </ResourceContextProvider>
  )
  renderInConsole({ entity: catalogue.board, client: stage.client, resources: buyerResources, children })
  await screen.findByRole('heading', { level: 1, name: 'Pictures and files' })
  const sent = () => stage.requests.filter(({ method }) => method !== 'GET')
  return { ...stage, sent }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('img')
    .map((picture) => picture.getAttribute('alt'))
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Upload files', { selector: 'input' }), { target: { files } })
const picture = (name: string, size = 8) => new File([new Uint8Array(size)], name, { type: 'image/png' })

test('a picture is moved by its button, which stays focused, and its new place is announced', async () => {
  const { respondWith, sent } = await open()
  await screen.findByRole('button', { name: 'Move later: Library' })
  expect(button('Move earlier: Library').disabled).toBe(true)
  const after = [medium(12, 1, 'Lawn'), medium(11, 2, 'Library'), medium(13, 3, 'Gate')]
  respondWith(({ method }) =>
    method === 'GET' ? page(after) : { data: after[1], message: 'Media Updated Successfully' },
  )
  fireEvent.click(button('Move later: Library'))
  await waitFor(() => expect(names()).toEqual(['Lawn', 'Library', 'Gate']))
  expect(sent()).toMatchObject([{ method: 'PUT', body: { id: 11, order: 2, updatedAt: time } }])
  expect(await screen.findByText('Library: place 2 of 3')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(button('Move later: Library')))
})

test('a picture that is dropped on another takes its place', async () => {
  const { respondWith, sent } = await open()
  const target = (await screen.findByRole('img', { name: 'Library' })).closest('li')
  respondWith(({ method }) =>
    method === 'GET' ? page(three) : { data: three[2], message: 'Media Updated Successfully' },
  )
  if (target) fireEvent.drop(target, { dataTransfer: { getData: () => '13' } })
  await waitFor(() => expect(sent()).toMatchObject([{ method: 'PUT', body: { id: 13, order: 1 } }]))
})

test('files are uploaded once each picture is described; what cannot be uploaded says why', async () => {
  const { respondWith, sent } = await open([])
  await screen.findByText(/There are no pictures yet/)
  choose(
    picture('hall.png'),
    picture('lab.png'),
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
    picture('big.png', 5_300_000),
  )
  expect(await screen.findByText('Neither a JPG, PNG or WebP picture nor a PDF')).toBeTruthy()
  expect(screen.getByText('Larger than 5 MB')).toBeTruthy()
  expect(screen.getByText('Without a description: 2')).toBeTruthy()
  expect(button('Upload 2').disabled).toBe(true)
  const [hall, lab] = screen.getAllByRole('textbox', { name: /What the picture shows/ })
  if (hall) fireEvent.change(hall, { target: { value: 'The hall' } })
  if (lab) fireEvent.change(lab, { target: { value: 'The laboratory' } })
  const rejection = {
    code: 'INVALID',
    message: 'Check the fields',
    errors: [{ field: 'content', message: 'This picture cannot be read' }],
    requestId: 'r',
  }
  respondWith(({ method, body }) => {
    if (method === 'GET') return page([])
    const isHall = typeof body === 'object' && body !== null && 'alt' in body && body.alt === 'The hall'
    return isHall
      ? { data: medium(20, 1, 'The hall'), message: 'Media Added Successfully' }
      : Response.json(rejection, { status: 422 })
  })
  fireEvent.click(button('Upload 2'))
  expect(await screen.findByText('This picture cannot be read')).toBeTruthy()
  expect(sent()).toMatchObject([
    { method: 'POST', body: { kind: 'image', alt: 'The hall', content: expect.stringMatching(/^A+=*$/) } },
    { method: 'POST', body: { alt: 'The laboratory' } },
  ])
  expect(screen.queryByText('hall.png')).toBeNull()
  expect(screen.getByText('lab.png')).toBeTruthy()
})

test('a film is added by its address, and a picture needs a description', async () => {
  const { respondWith, sent } = await open([])
  fireEvent.click(button('Add by address'))
  const dialog = await screen.findByRole('dialog', { name: 'Add by address' })
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Address/ }), {
    target: { value: 'https://film.example/1' },
  })
  respondWith(({ method }) =>
    method === 'GET' ? page([]) : { data: medium(21, 1, '', { kind: 'video' }), message: 'Media Added Successfully' },
  )
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(sent()).toMatchObject([{ body: { kind: 'video', url: 'https://film.example/1' } }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a description that was emptied is asked for', async () => {
  const { sent } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Change the description: Lawn' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByRole('textbox', { name: /What the picture shows/ }), { target: { value: '' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('Say what the picture shows')).toBeTruthy()
  expect(sent()).toEqual([])
})

test('a picture is deleted once that is confirmed, and one becomes the cover', async () => {
  const { respondWith, sent } = await open()
  await screen.findByRole('button', { name: 'Use as cover: Gate' })
  respondWith(({ method }) =>
    method === 'GET' ? page(three) : { data: { ...three[2], cover: true }, message: 'Media Updated Successfully' },
  )
  fireEvent.click(button('Use as cover: Gate'))
  await waitFor(() => expect(sent()).toMatchObject([{ method: 'PUT', body: { id: 13, cover: true } }]))
  respondWith(({ method }) =>
    method === 'GET' ? page(three.slice(1)) : { data: { ids: [11] }, message: 'Media Deleted Successfully' },
  )
  fireEvent.click(button('Delete: Library'))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent()[1]).toMatchObject({ method: 'POST', body: { action: 'delete', ids: [11] } }))
  await waitFor(() => expect(names()).toEqual(['Lawn', 'Gate']))
})

test('the logo is marked, can be taken off, and goes with its picture', async () => {
  const { respondWith, sent } = await open(three, '/files/12.webp')
  respondWith(({ method, address }) => {
    if (method === 'POST') return { data: { ids: [12] }, message: 'Media Deleted Successfully' }
    if (method === 'PUT') return { data: school('/files/12.webp'), message: 'Saved', proposed: [] }
    return address.includes('/institute-details/') ? { data: school('/files/12.webp') } : page(three)
  })
  const remove = await screen.findByRole('button', { name: 'Remove as logo: Lawn' })
  expect(remove.closest('li')?.textContent).toContain('Logo')
  expect(screen.getAllByRole('button', { name: /^Use as logo/ })).toHaveLength(2)
  fireEvent.click(button('Delete: Lawn'))
  expect(await screen.findByText('Lawn. It is the logo, which is removed with it.')).toBeTruthy()
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent().map(({ method }) => method)).toEqual(['POST', 'PUT']))
  expect(sent()[1]?.body).toMatchObject({ logo: null })
})
