import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The functions of HarfBuzz's subsetter that are called here (hb-subset.h); handles are numbers. */
type Subsetter = {
  memory: { buffer: ArrayBuffer }
  _initialize(): void
  malloc(bytes: number): number
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number
  hb_face_create(blob: number, index: number): number
  hb_subset_input_create_or_fail(): number
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_input_unicode_set(input: number): number
  hb_subset_input_glyph_set(input: number): number
  hb_subset_input_set(input: number, kind: number): number
  hb_set_add(set: number, value: number): void
  hb_set_clear(set: number): void
  hb_subset_or_fail(face: number, input: number): number
  hb_face_reference_blob(face: number): number
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
}
const memoryModeWritable = 2
const layoutFeatureTags = 6
const noLayoutClosure = 0x200

/** Features that shape Devanagari and position its marks. Kerning, which is half of the font, is left out. */
const devanagariFeatures = [
  ...['abvs', 'akhn', 'blwf', 'blws', 'cjct', 'half', 'locl', 'nukt', 'pres', 'psts', 'rkrf', 'rphf', 'vatu'],
  ...['abvm', 'blwm'],
]
const tagNumber = (tag: string): number => [...tag].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0)

async function subsetter(): Promise<Subsetter> {
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { instance } = await WebAssembly.instantiate(await readFile(path))
  // The exports are HarfBuzz's; their types are those of its headers.
  const exports = instance.exports as unknown as Subsetter
  exports._initialize()
  return exports
}

/**
 * A font (TrueType) with these characters and glyphs alone. Rules that would lead to another glyph are removed: `subset-font` would
 * include every conjunct that the characters could form.
 */
export async function keepGlyphs(font: Uint8Array, text: string, glyphs: Iterable<number>): Promise<Uint8Array> {
  const harfbuzz = await subsetter()
  const data = harfbuzz.malloc(font.byteLength)
  new Uint8Array(harfbuzz.memory.buffer).set(font, data)
  const face = harfbuzz.hb_face_create(harfbuzz.hb_blob_create(data, font.byteLength, memoryModeWritable, 0, 0), 0)
  const input = harfbuzz.hb_subset_input_create_or_fail()
  harfbuzz.hb_subset_input_set_flags(input, noLayoutClosure)
  const features = harfbuzz.hb_subset_input_set(input, layoutFeatureTags)
  harfbuzz.hb_set_clear(features)
  for (const tag of devanagariFeatures) harfbuzz.hb_set_add(features, tagNumber(tag))
  const unicodes = harfbuzz.hb_subset_input_unicode_set(input)
  for (const character of text) harfbuzz.hb_set_add(unicodes, character.codePointAt(0) ?? 0)
  const glyphSet = harfbuzz.hb_subset_input_glyph_set(input)
  for (const glyph of glyphs) harfbuzz.hb_set_add(glyphSet, glyph)
  const subset = harfbuzz.hb_subset_or_fail(face, input)
  if (subset === 0) throw new Error('HarfBuzz could not make the subset')
  const result = harfbuzz.hb_face_reference_blob(subset)
  const start = harfbuzz.hb_blob_get_data(result, 0)
  return Buffer.from(harfbuzz.memory.buffer, start, harfbuzz.hb_blob_get_length(result))
}
