import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fieldsOf } from '../../../testing/test-app.ts'
import { dataOf, staffApp } from './testing/staff.ts'

const { app, applied, schoolStaff, family, callAs } = await staffApp()
const place = {
  IFD0: { Copyright: 'mark-of-the-camera' },
  IFD3: { GPSLatitudeRef: 'mark-of-the-place' },
}
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- mark-of-the-album --></x:xmpmeta>'
/** Wider than high as stored, with red at the left and blue at the right; upright it is higher than wide, with red at the top. */
async function photo(format: 'jpeg' | 'png' | 'webp') {
  const half = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
  const [red, blue] = [await half('#f00'), await half('#00f')]
  return sharp({ create: { width: 80, height: 30, channels: 3, background: '#fff' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: blue, left: 40, top: 0 },
    ])
    .withExif(place)
    .withXmp(xmp)
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()
}
const marks = /mark-of-the|GPS|xmpmeta|Exif|Apple|<script/
const fileOf = async (path: string, token: string) => {
  const { rawPayload, headers } = await app.inject({
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${token}` },
  })
  return { bytes: rawPayload, type: headers['content-type'] }
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s keeps its picture and its kind, and loses place, time and camera',
  async (format) => {
    const asha = await applied()
    const sent = Buffer.concat([await photo(format), Buffer.from('<script>mark-of-the-end</script>')])
    expect(sent.toString('latin1')).toMatch(/mark-of-the-camera/)
    expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6, width: 80, height: 30 })
    const added = dataOf(
      await asha.as('POST', '/student/documents', { type: 'photo', content: sent.toString('base64') }),
    )
    const other = dataOf(
      await asha.as('POST', '/student/documents', { type: 'photo', content: (await photo('png')).toString('base64') }),
    )
    const changed = dataOf(
      await asha.as('PUT', '/student/documents', { id: other.id, content: sent.toString('base64') }),
    )
    await asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { documents: [added.id] })
    const sharedFile = await fileOf(`/buyer/application/1/${asha.application}/documents/${added.id}`, schoolStaff.token)
    const ownFile = await fileOf(`/student/documents/${changed.id}`, asha.token)
    for (const [storedDocument, { bytes, type }] of [
      [added, sharedFile],
      [changed, ownFile],
    ] as const) {
      expect(type).toBe(`image/${format}`)
      expect(bytes.toString('latin1')).not.toMatch(marks)
      const seen = await sharp(bytes).metadata()
      expect(seen).toMatchObject({ format, width: 30, height: 80 })
      expect([seen.exif, seen.xmp, seen.iptc, seen.orientation, seen.comments]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      const { data } = await sharp(bytes)
        .extract({ left: 15, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(data[0]).toBeGreaterThan(200)
      expect(data[2]).toBeLessThan(60)
      // The stored metadata describes the stored file.
      expect(storedDocument).toMatchObject({
        mime: `image/${format}`,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      })
    }
  },
)

test.each([false, true])(
  'a scan stays legible: as large as it was, and no pixel of a PNG is another (palette: %s)',
  async (palette) => {
    const ravi = await family('school')
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const scan = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#fff', noise } })
      .png({ palette })
      .toBuffer()
    const content = scan.toString('base64')
    const { id } = dataOf(await callAs(ravi)('POST', '/student/documents', { type: 'report-card', content }))
    const { bytes } = await fileOf(`/student/documents/${id}`, ravi.token)
    const pixels = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer()
    expect((await pixels(bytes)).equals(await pixels(scan))).toBe(true)
    expect(bytes.length).toBeLessThan(scan.length * 1.2)
  },
)

test('of moving pictures the first is kept; a PDF is kept as it was sent', async () => {
  const ravi = await family('school')
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const uploadPhoto = async (sent: Buffer) => {
    const response = await callAs(ravi)('POST', '/student/documents', {
      type: 'photo',
      content: sent.toString('base64'),
    })
    return (await fileOf(`/student/documents/${dataOf(response).id}`, ravi.token)).bytes
  }
  expect((await sharp(await uploadPhoto(moving)).metadata()).pages ?? 1).toBe(1)
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</Author (mark-of-the-maker)>> endobj\n%%EOF')
  expect((await uploadPhoto(pdf)).equals(pdf)).toBe(true)
})

test('what is no picture behind its first bytes, is cut off, or has too many pixels is refused', async () => {
  const ravi = await family('school')
  const fullPhoto = await photo('png')
  const bomb = Buffer.from(fullPhoto)
  bomb.writeUInt32BE(20_000, 16)
  bomb.writeUInt32BE(20_000, 20)
  const jpeg = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#123' } })
    .jpeg()
    .toBuffer()
  for (const bad of [
    bomb,
    jpeg.subarray(0, 900),
    Buffer.from('ffd8ffe000104a464946', 'hex'),
    fullPhoto.subarray(0, 40),
  ]) {
    const response = await callAs(ravi)('POST', '/student/documents', {
      type: 'photo',
      content: bad.toString('base64'),
    })
    expect([response.status, fieldsOf(response)]).toEqual([422, ['content']])
  }
  expect((await callAs(ravi)('GET', '/student/documents')).body.total).toBe(0)
})
