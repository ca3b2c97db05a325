import type { CollegePage, InstituteMedia, SchoolPage } from '@pravesh/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { codeOf, fieldsOf } from '../../../testing/test-app.ts'
import { twoBuyers } from './testing/two-buyers.ts'

type WriteResponse = { data: InstituteMedia; message: string }
const { call, asAdmin, sid, eid, school, college } = await twoBuyers()
const png = async () =>
  (
    await sharp({ create: { width: 4, height: 3, channels: 3, background: '#358' } })
      .png()
      .toBuffer()
  ).toString('base64')
const owners = [
  { type: 'school', buyer: school, id: sid, path: 'school-media' },
  { type: 'college', buyer: college, id: eid, path: 'college-media' },
] as const

describe.each(owners)('pictures of a $type', ({ type, buyer, id, path }) => {
  const ownPath = `/buyer/media/${id}`
  const details = async () =>
    (await asAdmin<{ data: { url: string; cover: string | null } }>('GET', `/admin/${type}-details/${id}`)).body.data
  const publicPictures = async () => {
    const { url } = await details()
    const { data } = (await call<{ data: SchoolPage | CollegePage }>('GET', `/public/${type}/?url=${url}`)).body
    return data.media.map(({ alt }) => alt)
  }

  test('are uploaded by its login, put in order, stand so on its page, have one cover, and are deleted by POST', async () => {
    // The demo's own first.
    const demoPictures = (await buyer.as<{ data: InstituteMedia[] }>('GET', ownPath)).body.data
    await buyer.as('POST', ownPath, { action: 'delete', ids: demoPictures.map((medium) => medium.id) })
    expect(await publicPictures()).toEqual([])
    for (const alt of ['Library', 'Lawn', 'Gate']) {
      const added = await buyer.as<WriteResponse>('POST', ownPath, { alt, content: await png() })
      expect([added.status, added.body.data]).toMatchObject([
        200,
        { alt, url: expect.stringMatching(/^\/files\/.*webp$/) },
      ])
    }
    expect(await publicPictures()).toEqual(['Library', 'Lawn', 'Gate'])
    const { data } = (await buyer.as<{ data: InstituteMedia[] }>('GET', ownPath)).body
    const gate = data.at(-1)
    const moved = await buyer.as<WriteResponse>('PUT', ownPath, { id: gate?.id, order: 1, updatedAt: gate?.updatedAt })
    expect(moved.status).toBe(200)
    expect(await publicPictures()).toEqual(['Gate', 'Library', 'Lawn'])
    const stale = await buyer.as('PUT', ownPath, { id: gate?.id, alt: 'Old', updatedAt: gate?.updatedAt })
    expect(codeOf(stale)).toBe('CONFLICT')

    const listed = (await asAdmin<{ data: InstituteMedia[] }>('GET', `/admin/${path}/${id}`)).body.data
    for (const { id: medium, updatedAt } of listed.slice(0, 2))
      await asAdmin('PUT', `/admin/${path}/${id}`, { id: medium, cover: true, updatedAt })
    expect((await details()).cover).toBe(listed[1]?.url)
    const ids = listed.map((medium) => medium.id).toSorted((a, b) => a - b)
    const deleted = await buyer.as<{ data: { ids: number[] } }>('POST', ownPath, { action: 'delete', ids })
    expect([deleted.status, deleted.body.data.ids.toSorted((a, b) => a - b)]).toEqual([200, ids])
    expect([await publicPictures(), (await details()).cover]).toEqual([[], null])
  })

  test('need a description, and a kind that their bytes have', async () => {
    expect(fieldsOf(await buyer.as('POST', ownPath, { content: await png() }))).toEqual(['alt'])
    expect(fieldsOf(await buyer.as('POST', ownPath, { kind: 'brochure', content: await png() }))).toEqual(['content'])
  })

  test('of another institute are not found', async () => {
    const other = type === 'school' ? college : school
    for (const method of ['GET', 'POST'] as const)
      expect(
        codeOf(
          await other.as(
            method,
            `/buyer/media/${id === sid && sid === eid ? 999_999 : id}`,
            method === 'POST' ? { alt: 'Mine', content: await png() } : undefined,
          ),
        ),
      ).toBe('NOT_FOUND')
  })
})
