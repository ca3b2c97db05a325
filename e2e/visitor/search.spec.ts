import { expect, test } from '../fixtures.ts'

/** What the test reads of the page of an institute, as the API gives it. */
type Institute = {
  feeFrom: { value: number } | null
  boards?: { shortName: string }[]
  nirf?: { rank: number; year: number } | null
  classTo?: number | null
  admitting: string
  place: { city: { name: string } }
}

const languages = [
  {
    prefix: '',
    lakh: 'lakh',
    unknown: 'Fee not known',
    applyHere: 'Apply here',
    counselling: 'Seats by central counselling',
    tag: {},
  },
  {
    prefix: '/hi',
    lakh: 'लाख',
    unknown: 'फ़ीस पता नहीं',
    applyHere: 'यहाँ आवेदन करें',
    counselling: 'सीटें केंद्रीय काउंसलिंग से',
    tag: { tag: '@phone' },
  },
] as const
const searches = [
  ['delhi schools', 'school'],
  ['iit', 'college'],
  ['modern school', 'school'],
] as const

/** As cards write it: ₹79,500 and ₹1.44 lakh. */
const short = (rupees: number, lakh: string) =>
  rupees < 100_000
    ? `₹${rupees.toLocaleString('en-IN')}`
    : `₹${(rupees / 100_000).toLocaleString('en-IN', { maximumFractionDigits: 2 })} ${lakh}`

for (const { prefix, lakh, unknown, applyHere, counselling, tag } of languages) {
  for (const [query, kind] of searches)
    test(
      `rows of ${prefix}/search for “${query}” say what decides, by the record`,
      tag,
      async ({ page, request, expectAccessible }) => {
        await page.goto(`${prefix}/search?q=${encodeURIComponent(query)}`)
        const rows = page.locator(`.hit:has(:is(h2, h3) a[href*="/${kind}/"])`)
        const links = await rows
          .locator(':is(h2, h3) a')
          .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
        expect(links.length).toBeGreaterThan(0)
        for (const [index, link] of links.slice(0, 6).entries()) {
          const url = link.split('/').at(-1) ?? ''
          const response = await request.get(`/api/v1/public/${kind}?url=${url}`)
          const { feeFrom, nirf, boards, place, classTo, admitting }: Institute = (await response.json()).data
          const row = rows.nth(index)
          await expect(row).toContainText(feeFrom ? short(feeFrom.value, lakh) : unknown)
          if (nirf) await expect(row).toContainText(`#${nirf.rank} NIRF ${nirf.year}`)
          // Names of the catalogue have names of their own in Hindi.
          if (prefix === '') {
            for (const { shortName } of boards ?? []) await expect(row).toContainText(shortName)
            await expect(row).toContainText(place.city.name)
          }
          if (classTo != null) await expect(row.locator('ul')).toContainText(String(classTo))
          await expect(row.getByText(applyHere)).toHaveCount(admitting === 'open' ? 1 : 0)
          await expect(row.getByText(counselling)).toHaveCount(admitting === 'counselling' ? 1 : 0)
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
        await expectAccessible()
      },
    )
}

test('an exam that is found says when it is', async ({ page }) => {
  await page.goto('/search?q=joint+entrance+examination&kind=exam')
  const row = page.locator('.hit').filter({ hasText: 'JEE Main' })
  await expect(row.locator('.figures')).toContainText(/January|April|20\d\d/)
})
