import type { Reader } from '@pravesh/contract'
import { palettes } from '@pravesh/theme'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { builtWeb } from '../../../platform/process/built-web.ts'
import { pagesPlugin } from '../pages-plugin.ts'

const app = Fastify()
const reader = new Proxy({} as Reader, {})
await app.register(pagesPlugin, { reader, siteDist: builtWeb()?.site ?? '', origin: 'https://pravesh.example' })
afterAll(() => app.close())

type Manifest = { icons: { src: string; sizes: string; type: string; purpose: string }[] }

test.each([
  ['/login', '/', 'en-IN', 'Pravesh'],
  ['/hi/login', '/hi', 'hi-IN', 'प्रवेश'],
])(
  '%s can be put on a home screen: its manifest opens %s, with icons of the size that it says',
  async (page, start, lang, name) => {
    const { body, headers } = await app.inject(page)
    expect(headers['content-security-policy']).toContain("manifest-src 'self'")
    const response = await app.inject(/<link rel="manifest" href="([^"]+)"/.exec(body)?.[1] ?? '')
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ])
    const manifest = response.json<Manifest>()
    expect(manifest).toMatchObject({ start_url: start, lang, short_name: name, name: expect.stringContaining(name) })
    expect(manifest).toMatchObject({ theme_color: palettes.light.paper, background_color: palettes.light.paper })
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await app.inject(src)
      expect([icon.statusCode, icon.headers['content-type']], src).toEqual([200, type])
      const { format, width, height } = await sharp(icon.rawPayload).metadata()
      expect([format, `${width}x${height}`], src).toEqual(['png', sizes])
    }
  },
)
