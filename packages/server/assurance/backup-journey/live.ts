import { createHash } from 'node:crypto'
import { z } from 'zod'
import { serve } from '../../src/commands/backup/testing/serve.ts'
import type { Environment } from '../../src/platform/config/environment.ts'
import type { Acknowledged } from '../killed/acknowledged.ts'
import { familyPassword } from '../killed/visitor.ts'

/** Starts a server on the restored data, and runs a family's first steps. Returns the results. */
export async function live(environment: Environment, acknowledged: Acknowledged) {
  const server = await serve(environment)
  const call = (path: string, token?: string, body?: object) =>
    fetch(`${server.origin}/api/v1${path}`, {
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
  const read = async <S extends z.ZodType>(shape: S, response: Promise<Response>) =>
    shape.parse(await (await response).json())

  const certainDocuments = [...acknowledged.documents].filter(([id]) => !acknowledged.doubtfulDocuments.has(id))
  const family = acknowledged.accounts.find(({ id }) => certainDocuments.some(([, { account }]) => account === id))
  const before = await call('/student/documents', family?.token)
  const credentials = { student_type: 'college', username: family?.email, password: familyPassword }
  const { auth_token: token } = await read(
    z.object({ auth_token: z.string() }),
    call('/open/student-login', undefined, credentials),
  )
  const opened = []
  for (const [id, { account, sha256 }] of certainDocuments) {
    if (account !== family?.id) continue
    const response = await call(`/student/documents/${id}`, token)
    const digest = createHash('sha256')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('hex')
    opened.push(response.status === 200 && sha256.includes(digest))
  }
  const found = await read(
    z.object({ data: z.array(z.object({ name: z.string() })) }),
    call('/public/find/colleges?search=colege+7'),
  )
  server.child.kill('SIGTERM')
  return {
    sessionOfBefore: before.status,
    /** Of each paper that the family had: whether it is the one that was given. */
    opened,
    found: found.data.map(({ name }) => name),
    ended: await server.ended,
  }
}
