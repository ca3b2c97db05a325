import * as contract from '@pravesh/contract'
import { expect, test } from 'vitest'
import { lightModule, wholeModule } from './light-endpoints.ts'

const { accountEndpoints, admissionEndpoints } = contract

test('a page knows how each call is made, as the contract declares it, and takes along no schema', async () => {
  const text = lightModule()
  const module: Record<string, Record<string, unknown>> = await import(
    `data:text/javascript,${encodeURIComponent(text)}`
  )
  const { id, method, path, realm, status } = accountEndpoints.otpVerify
  expect(module.session?.otpVerify).toEqual({ id, method, path, realm, status })
  expect(module.admission?.documentFile).toMatchObject({ file: admissionEndpoints.documentFile.file })
  expect(Object.keys(module.admission ?? {})).toEqual(
    Object.keys({
      ...admissionEndpoints,
      ...contract.packetEndpoints,
      ...contract.familyDrawEndpoints,
      ...contract.secondGuardianEndpoints,
    }),
  )
  expect(text).not.toMatch(/zod|"body"|"answer"|"example"/)
})

test('while somebody works, every group has the calls of all its parts, with their schemas', async () => {
  const text = wholeModule()
  const [, names = ''] = /^import \{ (.+) \} from '@pravesh\/contract'$/m.exec(text) ?? []
  for (const name of names.split(', ')) expect(contract).toHaveProperty(name)
  expect(text).toContain('export const payment = { ...paymentEndpoints }')
  expect(text).toContain(
    'export const admission = { ...admissionEndpoints, ...packetEndpoints, ...familyDrawEndpoints,',
  )
  const [, check = '', source = ''] = /^export \{ (\w+) as check \} from '(.+)'$/m.exec(text) ?? []
  expect(await import(source)).toHaveProperty(check)
})
