import { accountEndpoints, admissionEndpoints } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { lightModule, wholeModule } from './light-endpoints.ts'

test('a page knows how each call is made, as the contract declares it, and takes along no schema', async () => {
  const text = lightModule()
  const module: Record<string, Record<string, unknown>> = await import(
    `data:text/javascript,${encodeURIComponent(text)}`
  )
  const { id, method, path, realm, status } = accountEndpoints.otpVerify
  expect(module.session?.otpVerify).toEqual({ id, method, path, realm, status })
  expect(module.admission?.documentFile).toMatchObject({ file: admissionEndpoints.documentFile.file })
  expect(Object.keys(module.admission ?? {})).toEqual(Object.keys(admissionEndpoints))
  expect(text).not.toMatch(/zod|"body"|"answer"|"example"/)
})

test('while somebody works, all that the whole module re-exports is there', async () => {
  const exported = [...wholeModule().matchAll(/^export \{ (\w+) as \w+ \} from '(.+)'$/gm)]
  expect(exported.map(([, name]) => name)).toContain('validateResponse')
  for (const [, name = '', source = ''] of exported) expect(await import(source)).toHaveProperty(name)
})
