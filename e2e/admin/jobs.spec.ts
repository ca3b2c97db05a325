import { asAdmin, choose, expect, field, test } from './signed-in.ts'

const college = 'Indian Institute of Technology Bombay'

test('a lead that a college’s system cannot take fails as a job, and is retried once the system is gone', async ({
  page,
  request,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/status of 404/)
  await page.goto('/admin/third-party-services')
  await page.getByRole('link', { name: 'Add' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'New third-party service' })).toBeVisible()
  await choose(page, 'College', college)
  await field(page, 'System').fill('meritto')
  // A password in the address is rejected for leads: it would be in logs.
  await field(page, 'Address for leads').fill('https://user@crm.example.in/leads')
  await field(page, 'Secret key').fill('first secret of the college')
  await expectAccessible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('link', { name: 'meritto' }).click()
  await expect(field(page, 'Secret key')).toHaveValue('')
  await field(page, 'Branch').fill('Powai')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Powai/ })).toBeVisible()

  const headers = await asAdmin(page)
  const list = await (await request.get('/api/v1/admin/get-third-party-services', { headers })).json()
  const service = list.data.find(({ branch }: { branch: string }) => branch === 'Powai')
  expect(service.secret_key).toMatch(/^••••/)
  for (const name of ['Asha Rao', 'Meera Nair']) {
    const data = {
      ...{ name, mobile: `98${String(Date.now()).slice(-8)}`, message: 'Fees?', consentVersion: '2026-11' },
      ...{ instituteType: 'college', instituteId: service.eid },
    }
    const raised = await request.post('/api/v1/open/enquiry/admission-college', { data })
    expect(await raised.json()).toMatchObject({ data: { reference: expect.any(String) } })
  }

  await page.goto('/admin/jobs')
  const rows = page.getByRole('row', { name: /Pass an enquiry on to a college/ })
  await expect(async () => {
    await page.reload()
    await expect(rows).toHaveCount(2, { timeout: 2_000 })
  }).toPass()
  await expect(rows.first()).toContainText('The receiver is no https address')
  await expectAccessible()

  const deleted = await request.delete(`/api/v1/admin/third-party-services?id=${service.id}`, { headers })
  expect(deleted.ok()).toBe(true)
  await rows
    .first()
    .getByRole('button', { name: /^Retry/ })
    .click()
  await expect(page.getByText('Tried again now: 1')).toBeVisible()
  await expect(rows).toHaveCount(1)

  // The second is retried in bulk, after another administrator has done so already.
  await rows.first().getByRole('checkbox').check()
  const failed = await (await request.get('/api/v1/admin/jobs?status=failed&kind=third-party-lead', { headers })).json()
  await request.post('/api/v1/admin/jobs/retry', { headers, data: { id: failed.data[0].id } })
  // Until it has run, the answer would be that it is tried by itself.
  await expect(async () => {
    const left = await (await request.get('/api/v1/admin/jobs?kind=third-party-lead', { headers })).json()
    expect(left.total).toBe(0)
  }).toPass()
  await page.getByRole('button', { name: 'Retry', exact: true }).click()
  await expect(page.getByText('Tried again now: 0')).toBeVisible()
  await expect(page.getByText('It is done already, or deleted')).toBeVisible()
  await expectAccessible()
  await expect(rows).toHaveCount(0)
})
