import type { Endpoint } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { stringifierOf } from './answer.ts'

const place = z.object({ city: z.string(), pincode: z.string().nullable() })
const answer = z.object({
  name: z.string().nullable(),
  founded: z.int().nullable(),
  board: z.enum(['CBSE', 'ICSE']).nullable(),
  open: z.boolean().nullable(),
  place: place.nullable(),
  places: z.array(place).nullable(),
  languages: z.array(z.string().nullable()),
  fee: z.union([z.int(), z.string()]).nullable(),
  kind: z.literal('school').nullable(),
  note: z.string().nullable().optional(),
})
const stringify = stringifierOf({ answer } as unknown as Endpoint)
const written = (value: z.input<typeof answer>) => JSON.parse(stringify(value))

const pune = { city: 'Pune', pincode: null }
const whole = {
  name: 'Neem',
  founded: 1961,
  board: 'CBSE' as const,
  open: true,
  place: pune,
  places: [pune],
  languages: ['hi', null],
  fee: 'on request',
  kind: 'school' as const,
  note: 'as told',
}

test('what may be null is written as it is, and as null', () => {
  expect(written(whole)).toEqual(whole)
  const empty = {
    ...whole,
    name: null,
    founded: null,
    board: null,
    open: null,
    place: null,
    places: null,
    fee: null,
    kind: null,
  }
  expect(written({ ...empty, note: null })).toEqual({ ...empty, note: null })
  const { note: _, ...without } = empty
  expect(written(without)).toEqual(without)
})

test('one of several is chosen by what it is, whatever of it is null', () => {
  const school = z.object({
    kind: z.literal('school'),
    board: z.enum(['CBSE']).nullable(),
    day: z.iso.date().nullable(),
    place: place.nullable(),
  })
  const college = z.object({ kind: z.literal('college'), rank: z.int().min(1).nullable() })
  const either = stringifierOf({
    answer: z.object({ data: z.union([school, college]).nullable() }),
  } as unknown as Endpoint)
  const bare = { kind: 'school', board: null, day: null, place: null }
  const told = { kind: 'school', board: 'CBSE', day: '2026-11-23', place: pune }
  for (const data of [bare, told, { kind: 'college', rank: null }, { kind: 'college', rank: 1 }, null])
    expect(JSON.parse(either({ data }))).toEqual({ data })
})

test('nothing that is not declared is written, at any depth', () => {
  const more = { ...whole, secret: 'x', place: { ...pune, secret: 'x' }, places: [{ ...pune, secret: 'x' }] }
  expect(written(more)).toEqual(whole)
})
