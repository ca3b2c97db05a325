import { fileURLToPath } from 'node:url'
import {
  accountEndpoints,
  admissionEndpoints,
  discoveryEndpoints,
  type Endpoint,
  enquiryEndpoints,
  erasureEndpoints,
  exportEndpoints,
  familyDrawEndpoints,
  familyNoticeEndpoints,
  lookupEndpoints,
  nomineeEndpoints,
  packetEndpoints,
  paymentEndpoints,
  recordEndpoints,
  secondGuardianEndpoints,
  studentEndpoints,
  studentFactorEndpoints,
} from '@pravesh/contract'
import type { ViteUserConfig } from 'astro'

type Plugin = NonNullable<ViteUserConfig['plugins']>[number]
const name = 'virtual:endpoints'
const resolved = `\0${name}`

/** Calls of the site's scripts, by the name in `virtual:endpoints` and the one in the contract. */
const groups = {
  session: { accountEndpoints },
  student: { studentEndpoints, erasureEndpoints, exportEndpoints, familyNoticeEndpoints, nomineeEndpoints },
  factor: { studentFactorEndpoints },
  admission: { admissionEndpoints, packetEndpoints, familyDrawEndpoints, secondGuardianEndpoints },
  payment: { paymentEndpoints },
  enquiry: { enquiryEndpoints },
  discovery: { discoveryEndpoints },
  records: { recordEndpoints },
  lookups: { lookupEndpoints },
}

const light = ({ id, method, path, realm, status, file }: Endpoint) => ({ id, method, path, realm, status, file })
const callsOf = (group: object): [string, Endpoint][] => Object.entries(group)

/** The endpoints as a module of plain data: how each is called, and no schema. */
export function lightModule(): string {
  return Object.entries(groups)
    .map(([group, declared]) => {
      const calls = Object.values(declared)
        .flatMap(callsOf)
        .map(([call, endpoint]) => [call, light(endpoint)])
      return `export const ${group} = ${JSON.stringify(Object.fromEntries(calls))}`
    })
    .concat('export const check = undefined')
    .join('\n')
}
/** The same with the schemas, and with the check of each response. */
export const wholeModule = () => {
  const names = Object.values(groups).flatMap((declared) => Object.keys(declared))
  const exported = Object.entries(groups).map(([group, declared]) => {
    const spread = Object.keys(declared).map((name) => `...${name}`)
    return `export const ${group} = { ${spread.join(', ')} }`
  })
  return [
    `import { ${names.join(', ')} } from '@pravesh/contract'`,
    ...exported,
    "export { validateResponse as check } from '@pravesh/client/check'",
  ].join('\n')
}

/**
 * `virtual:endpoints`: the API's calls without their schemas, which would weigh more than React. Under `astro dev` they are complete, so
 * that each response is validated during development. A virtual module is Vite's documented means for generated code; its types are in
 * `src/env.d.ts`.
 */
export function lightEndpoints(): Plugin {
  let isComplete = false
  return {
    name: 'pravesh:light-endpoints',
    configResolved(config) {
      isComplete = config.command === 'serve'
    },
    resolveId(id, importer) {
      if (id === name) return resolved
      // Its imports are resolved from here: it has no folder itself.
      return importer === resolved ? this.resolve(id, fileURLToPath(import.meta.url)) : undefined
    },
    load(id) {
      if (id !== resolved) return undefined
      return isComplete ? wholeModule() : lightModule()
    },
  }
}
