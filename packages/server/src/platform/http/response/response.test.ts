import type { Endpoint } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { stringifierOf } from './response.ts'

const place = z.object({ city: z.string(), pincode: z.string().nullable() })
const responseShape = z.object({
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
const stringify = stringifierOf({ answer: responseShape } as unknown as Endpoint)
const roundTrip = (value: z.input<typeof responseShape>) => JSON.parse(stringify(value))

const pune = { city: 'Pune', pincode: null }
const fullValue = {
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
  expect(roundTrip(fullValue)).toEqual(fullValue)
  const empty = {
    ...fullValue,
    name: null,
    founded: null,
    board: null,
    open: null,
    place: null,
    places: null,
    fee: null,
    kind: null,
  }
  expect(roundTrip({ ...empty, note: null })).toEqual({ ...empty, note: null })
  const { note: _, ...withoutNote } = empty
  expect(roundTrip(withoutNote)).toEqual(withoutNote)
})

test('one of several is chosen by what it is, whatever of it is null', () => {
  const school = z.object({
    kind: z.literal('school'),
    board: z.enum(['CBSE']).nullable(),
    day: z.iso.date().nullable(),
    place: place.nullable(),
  })
  const college = z.object({ kind: z.literal('college'), rank: z.int().min(1).nullable() })
  const stringifyEither = stringifierOf({
    answer: z.object({ data: z.union([school, college]).nullable() }),
  } as unknown as Endpoint)
  const emptySchool = { kind: 'school', board: null, day: null, place: null }
  const fullSchool = { kind: 'school', board: 'CBSE', day: '2026-11-23', place: pune }
  for (const data of [emptySchool, fullSchool, { kind: 'college', rank: null }, { kind: 'college', rank: 1 }, null])
    expect(JSON.parse(stringifyEither({ data }))).toEqual({ data })
})

test('nothing that is not declared is written, at any depth', () => {
  const withExtras = { ...fullValue, secret: 'x', place: { ...pune, secret: 'x' }, places: [{ ...pune, secret: 'x' }] }
  expect(roundTrip(withExtras)).toEqual(fullValue)
})
