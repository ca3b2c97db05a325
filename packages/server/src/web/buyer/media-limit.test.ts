import { expect, test } from 'vitest'
import { twoBuyers } from './testing/two-buyers.ts'

const { sid, school } = await twoBuyers()

test('a login uploads two hundred files an hour at most; addresses are not counted', async () => {
  const statuses: number[] = []
  const content = Buffer.from('no file').toString('base64')
  for (let count = 0; count < 201 && !statuses.includes(429); count++)
    statuses.push((await school.as('POST', `/buyer/media/${sid}`, { kind: 'brochure', content })).status)
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.length).toBe(201)
  const film = { kind: 'video', url: 'https://film.example/1' }
  expect((await school.as('POST', `/buyer/media/${sid}`, film)).status).toBe(200)
})
