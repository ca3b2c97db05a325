import { asAdmin, expect, test } from './signed-in.ts'

const path = '/api/v1/admin/company-placement'
/** Counting stops at 1,000: the last page is the second beyond, and is not full. */
const recordCount = 1_075
const batchSize = 50

type Page = { data: { id: number }[]; total: number }

test('a list of more than 1,000 records is paged to its last row', async ({ page }) => {
  test.slow()
  await page.goto('/admin/company-placement')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const headers = await asAdmin(page)
  const { total } = (await (await page.request.get(path, { headers })).json()) as Page
  const create = async (index: number): Promise<number> => {
    const number = String(index).padStart(4, '0')
    // Sorted by name: behind all others.
    const data = { name: `Zz Paging Works ${number}`, url: `zz-paging-works-${number}` }
    const response = await page.request.post(path, { headers, data })
    expect(response.ok(), await response.text()).toBe(true)
    return (await response.json()).data.id
  }
  const ids: number[] = []
  try {
    for (let index = total; index < recordCount; index += batchSize) {
      const batch = Array.from({ length: Math.min(batchSize, recordCount - index) }, (_, offset) => index + offset + 1)
      ids.push(...(await Promise.all(batch.map(create))))
    }
    await page.goto('/admin/company-placement?page=21')
    await expect(page.getByText(/^More than 1,000 in all/)).toBeVisible()
    await expect(page.getByText('1,001-1,050 of more than 1,050')).toBeVisible()
    const next = page.getByRole('button', { name: 'Go to next page' })
    await next.click()
    await expect(page.getByRole('link', { name: `Zz Paging Works ${recordCount}` })).toBeVisible()
    await expect(page.getByText('1,051-1,075 of 1,075')).toBeVisible()
    await expect(next).toBeDisabled()
  } finally {
    for (let start = 0; start < ids.length; start += 500)
      await page.request.delete(path, { headers, params: { ids: ids.slice(start, start + 500).join(',') } })
  }
})
