import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoKeys } from '../../../platform/config/secrets.ts'
import { testDb } from '../../../platform/db/testing/test-db.ts'
import { directoryStorage } from '../../../services/delivery/storage/directory.ts'
import { s3Storage } from '../../../services/delivery/storage/s3.ts'
import { sealedStorage } from '../../../services/delivery/storage/sealed.ts'
import type { Storage } from '../../../services/delivery/storage/storage.ts'
import { filesIn } from '../testing/compare.ts'
import { backUpHome, emptyPlace, ownFolder, quiet } from '../testing/place.ts'
import { bytesOf, seedRecords } from '../testing/seed-records.ts'
import { restore } from './restore.ts'

const folder = ownFolder()
const { db, ...database } = await testDb()
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'papers', configs: [] }],
})
let bucket: Storage
beforeAll(async () => {
  const { port } = await server.run()
  const access = { region: 'ap-south-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  bucket = s3Storage({ endpoint: `http://127.0.0.1:${port}`, bucket: 'papers', ...access })
})
afterAll(() => server.close())

const sourceFolder = join(folder, 'own')

test('files go from a folder into a bucket and back, as they are kept, and no other bucket than an empty one', async () => {
  const seededFiles = await seedRecords(db, sealedStorage(directoryStorage(sourceFolder), demoKeys), 12)
  const first = join(folder, 'first.backup')
  await backUpHome({ db, ...database }, directoryStorage(sourceFolder), first)
  const target = await emptyPlace(folder)
  expect((await restore(target, first, bucket, quiet)).totals.files).toBe(13)

  const inBucket = sealedStorage(bucket, demoKeys)
  for (const [n, { key }] of seededFiles.entries()) expect(await inBucket.get(key)).toEqual(bytesOf(n))

  expect(
    await restore(await emptyPlace(folder), first, bucket, quiet).then(({ totals }) => totals.files),
    'what is left of a restore of the same archive that was cut off is written over',
  ).toBe(13)
  await bucket.put(bytesOf(1), 'application/pdf')
  await expect(restore(await emptyPlace(folder), first, bucket, quiet)).rejects.toThrow('The file store is not empty')

  const second = join(folder, 'second.backup')
  await backUpHome({ db, ...database }, bucket, second)
  const back = await emptyPlace(folder)
  await restore(back, second, back.storage, quiet)
  expect(filesIn(back.files)).toEqual(filesIn(sourceFolder))
})
