import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { pairs } from './pairs.ts'
import { type Palette, palettes } from './palette.ts'

describe('contrast', () => {
  it('agrees with the two ends of the WCAG scale', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#777777')).toBe(1)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  for (const [mode, palette] of Object.entries(palettes)) {
    it(`is enough for every pair in use, ${mode}`, () => {
      const weak = pairs.flatMap((pairing) =>
        pairing.fore.flatMap((fore) =>
          pairing.back
            .map((back) => ({ pair: `${fore} on ${back}`, ratio: contrast(palette[fore], palette[back]), ...pairing }))
            .filter(({ ratio, minRatio }) => ratio < minRatio)
            .map(({ pair, ratio, minRatio }) => `${pair}: ${ratio.toFixed(2)} < ${minRatio}`),
        ),
      )
      expect(weak).toEqual([])
    })
  }

  it('covers every colour that can carry text', () => {
    const pairedColours = new Set(pairs.flatMap(({ fore, back }) => [...fore, ...back]))
    const decoration: (keyof Palette)[] = ['hairline', 'white']
    const missing = (Object.keys(palettes.light) as (keyof Palette)[]).filter(
      (name) => !pairedColours.has(name) && !decoration.includes(name),
    )
    expect(missing).toEqual([])
  })
})
