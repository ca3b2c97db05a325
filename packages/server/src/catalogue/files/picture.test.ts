import { ApiError } from '@pravesh/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { forVault } from './picture.ts'

test('of many pictures at once two are drawn and forty wait: what comes then is asked to come again', async () => {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#358' } })
    .jpeg()
    .toBuffer()
  const renderPicture = () => forVault({ bytes, mime: 'image/jpeg' })
  const broken = () => forVault({ bytes: bytes.subarray(0, 300), mime: 'image/jpeg' })
  const ended = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) => (n % 10 === 3 ? broken() : renderPicture())),
  )
  const codes = ended.map((outcome) =>
    outcome.status === 'rejected' && outcome.reason instanceof ApiError ? outcome.reason.code : 'kept',
  )
  expect(codes.slice(0, 42).filter((code) => code === 'INVALID')).toHaveLength(4)
  expect(codes.slice(0, 42).filter((code) => code === 'kept')).toHaveLength(38)
  expect(codes.slice(42)).toEqual(Array.from({ length: 8 }, () => 'UNAVAILABLE'))
  // Pictures after broken ones are still processed.
  expect(
    (await Promise.all([renderPicture(), renderPicture(), renderPicture()])).map((picture) => picture.mime),
  ).toEqual(Array(3).fill('image/jpeg'))
})

test('a whole picture of more than fifty million pixels is not drawn, whatever it weighs', async () => {
  const wide = (height: number) =>
    sharp({ create: { width: 10_000, height, channels: 3, background: '#fff' } })
      .png({ palette: true, compressionLevel: 1 })
      .toBuffer()
  const bytes = await wide(5_001)
  expect(bytes.length).toBeLessThan(1_000_000)
  await expect(forVault({ bytes, mime: 'image/png' })).rejects.toMatchObject({ code: 'INVALID' })
  expect((await forVault({ bytes: await wide(50), mime: 'image/png' })).mime).toBe('image/png')
})
