import { createHash } from 'node:crypto'
import { type InfoPage, type InfoPageName, infoPages, versionedPages } from '@pravesh/contract'
import { consents, languages } from '@pravesh/messages'
import { expect, test } from 'vitest'
import type { Operator } from '../../platform/config/operator.ts'
import type { Call } from '../../platform/http/bind.ts'
import { networksOf } from '../../platform/limits/network.ts'
import { routes } from './routes.ts'
import { parseInfoText, readInfoTexts } from './texts.ts'

/** The text of each version on the day it was published, in English and Hindi. A line is added with a version, and never changed. */
const published: Readonly<Record<string, string>> = {
  'privacy 2026-12-02': '90e0c308e2d7886b',
  'privacy 2026-12-01': 'a030b3c864b6e965',
  'privacy 2026-11-30': 'ecfb31f1f118b530',
  'privacy 2026-11-29': 'a765b107260e6473',
  'terms 2026-12-03': 'a5ee346fc8c59ea0',
  'terms 2026-11-30': 'ac433c242d99f932',
  'terms 2026-11-28': '33151bd06e48240f',
  'privacy 2026-11-28': 'd6a7b2c96f455bcb',
  'terms 2026-11': 'aff2a0e32033b0a0',
  'privacy 2026-11': '0c562baed23dd60c',
  'refunds 2026-11': '48ab7b9f7113e1db',
}

const stated: Operator = {
  details: {
    name: 'Neem & <b>Sons</b>',
    address: '4 Example Marg',
    email: 'hello@example.in',
    phone: '+91 11 2345 6789',
    officer: 'Asha Rao',
    officerEmail: 'grievance@example.in',
    gstin: '07AAAAA0000A1Z5',
  },
  invented: false,
}
const from = networksOf('127.0.0.1')
const call: Call = { actor: null, from, origin: null, language: 'en', requestId: 'test' }

async function pageOf(page: InfoPageName, query: object = {}, operator = stated, adTag?: string): Promise<InfoPage> {
  const [route] = routes({ config: { operator, adTag } })
  const response = await route?.answer({ params: { page }, query: { language: 'en', ...query }, body: undefined }, call)
  return (response as { data: InfoPage }).data
}
const all = infoPages.flatMap((page) => languages.map((language) => [page, language] as const))

test.each(all)('%s is there in %s, short, and with the details filled in', async (page, language) => {
  const { title, description, html, contents } = await pageOf(page, { language })
  expect([title, description].every((text) => text.length > 0 && text.length <= 160)).toBe(true)
  expect(contents.length).toBeGreaterThan(2)
  expect(new Set(contents.map(({ id }) => id)).size).toBe(contents.length)
  expect(html).not.toMatch(/\{operator|<h1|Not stated|नहीं बताया गया/)
  expect(html.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length).toBeLessThan(1_000)
  // Links within the site stay in its language.
  const paths = Array.from(html.matchAll(/href="(\/[^".]*)"/g), ([, path = '']) => path)
  expect(paths.every((path) => path.startsWith('/hi/') === (language === 'hi'))).toBe(true)
})

test.each(infoPages)('%s has the same parts, lists and links in both languages', async (page) => {
  const outline = ({ html }: InfoPage) => ({
    elements: Array.from(html.matchAll(/<(h2|li|tr)\b/g), ([, name]) => name),
    links: Array.from(html.matchAll(/href="(?:\/hi)?([^"#]*)"/g), ([, path]) => path).toSorted(),
  })
  expect(outline(await pageOf(page, { language: 'hi' }))).toEqual(outline(await pageOf(page)))
})

test('details of the operator are shown as text, as links, and not at all where they are optional', async () => {
  const { html, demo } = await pageOf('about')
  expect(demo).toBe(false)
  expect(html).toContain('Neem &#38; &#60;b&#62;Sons&#60;/b&#62;')
  expect(html).toContain('<a href="mailto:hello@example.in">hello@example.in</a>')
  expect(html).toContain('<a href="tel:+911123456789">+91 11 2345 6789</a>')
  expect(html).toContain('07AAAAA0000A1Z5')
  expect(html).not.toContain('CIN:')
})

test('a detail that is missing reads "Not stated", in the language of the page', async () => {
  const missing: Operator = { details: {}, invented: false }
  const [english, hindi] = [
    await pageOf('grievance', {}, missing),
    await pageOf('grievance', { language: 'hi' }, missing),
  ]
  expect(english.html.match(/Not stated/g)).toHaveLength(5)
  expect(hindi.html.match(/नहीं बताया गया/g)).toHaveLength(5)
  expect(english.html).not.toMatch(/mailto:|tel:/)
})

test('a page that names an invented operator says so; others do not', async () => {
  const invented: Operator = { ...stated, invented: true }
  expect((await pageOf('contact', {}, invented)).demo).toBe(true)
  expect((await pageOf('how-facts-are-checked', {}, invented)).demo).toBe(false)
})

test.each(versionedPages)('%s is the newest version, and each version stays readable', async (page) => {
  const current = await pageOf(page)
  expect(current.versions.length).toBeGreaterThan(0)
  expect(current.version).toBe(current.versions[0]?.version)
  for (const { version, effective } of current.versions)
    expect(await pageOf(page, { version })).toMatchObject({ version, effective })
  await expect(pageOf(page, { version: '2020-01' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('other pages have no versions', async () => {
  expect(await pageOf('about')).toMatchObject({ version: null, versions: [] })
  await expect(pageOf('about', { version: '2026-11' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('privacy says whether pages load a tag for advertisements, and of whom', async () => {
  expect((await pageOf('privacy')).html).toContain('show no advertisements')
  const { html } = await pageOf('privacy', {}, stated, 'https://ads.example/tag.js')
  expect(html).toContain('an advertising tag of ads.example')
  expect(html).not.toContain('show no advertisements')
})

test('privacy leads to the text of every version of the consent', async () => {
  const { html } = await pageOf('privacy')
  for (const { version } of consents) expect(html).toContain(`href="/consent/${version}"`)
})

test('a version says what it said when it was published', () => {
  const digests = [...readInfoTexts()].flatMap(([page, versions]) =>
    versions.flatMap(({ version, texts }) =>
      version
        ? [
            [
              `${page} ${version}`,
              createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16),
            ] as const,
          ]
        : [],
    ),
  )
  expect(Object.fromEntries(digests)).toEqual(published)
})

test('a file without its head is refused by name', () => {
  expect(() => parseInfoText('# Terms', 'terms/2027-01.en.md')).toThrow(/^terms\/2027-01\.en\.md lacks/)
  expect(() => parseInfoText('---\ntitle: a\ndescription: b\neffective: soon\n---\ntext', 'x')).toThrow(/^x lacks/)
})
